import { pressedChoice } from '../../sections/radio-over-label.ts';
import { css, styled } from 'styled-components';
import { color, layout, media, radius, space, type } from '@venue/shared/theme/tokens.ts';
import { galleryPlaces } from '../../content/gallery.ts';
import { picturesOf, type PlaceChoice, shownPlaces } from './viewer/viewer-list.ts';

const name = 'place';

/** Styles for an element around filter and pictures: shows only the chosen `data-place`, without scripts too. */
export const filteredByPlace = css`
  ${galleryPlaces
    .map(
      ({ id }) =>
        `&:has(input[name='${name}'][value='${id}']:checked) [data-place]:not([data-place='${id}']) { display: none; }`,
    )
    .join('\n')}
`;

/** The place chosen in the filter inside this element. */
export function chosenPlace(around: Element | null): PlaceChoice {
  const chosen = around?.querySelector<HTMLInputElement>(`input[name='${name}']:checked`)?.value;
  return galleryPlaces.find(({ id }) => id === chosen)?.id ?? 'all';
}

const Choices = styled.fieldset`
  display: flex;
  gap: 6px;
  min-width: 0;
  margin-inline: calc(-1 * ${layout.gutter});
  padding-inline: ${layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  legend {
    ${type.label}
    margin-bottom: ${space[8]};
  }
  ${media.up(640)} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  ${media.print} {
    display: none;
  }
  /* Filtering needs :has(); without it, all pictures are shown. */
  @supports not selector(:has(*)) {
    display: none;
  }
`;

const Choice = styled.label`
  ${pressedChoice}
  flex: none;
  padding-inline: 9px;
  border: 1px solid ${color.indigo900};
  border-radius: ${radius.control};
  ${media.up(640)} {
    padding-inline: 14px;
  }
  small {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const choices = [{ id: 'all', title: 'All' } as const, ...shownPlaces];

/** Filters the pictures by place, with the number of each. */
export function PlaceFilter() {
  return (
    <Choices>
      <legend>Show</legend>
      {choices.map(({ id, title }) => (
        <Choice key={id}>
          <input type="radio" name={name} value={id} defaultChecked={id === 'all'} />
          {title} <small>{picturesOf(id).length}</small>
        </Choice>
      ))}
    </Choices>
  );
}
