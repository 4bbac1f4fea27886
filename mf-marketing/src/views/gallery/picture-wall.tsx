import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { color, layout, media, radius, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { galleryGroups } from '../../content/gallery.ts';
import { toggleLabel } from '../../sections/radio-styles.ts';
import { Section } from '../../sections/section.tsx';
import { DataSaverSwitch } from './data-saver-switch.tsx';
import { picturesOf, type GroupChoice, shownGroups, viewerPosition } from './gallery-rows.ts';
import { PictureGroup } from './picture-group.tsx';
import { openPicture, useOpenedPicture } from './viewer/picture-address.ts';
import { Viewer } from './viewer/viewer.tsx';

const name = 'group';

/** Styles for an element around filter and pictures: shows only the chosen `data-group`, without scripts too. */
const filteredByGroup = css`
  ${galleryGroups
    .map(
      ({ id }) =>
        `&:has(input[name='${name}'][value='${id}']:checked) [data-group]:not([data-group='${id}']) { display: none; }`,
    )
    .join('\n')}
`;

/** The group chosen in the filter inside this element. */
function chosenGroup(around: Element | null): GroupChoice {
  const chosen = around?.querySelector<HTMLInputElement>(`input[name='${name}']:checked`)?.value;
  return galleryGroups.find(({ id }) => id === chosen)?.id ?? 'all';
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
  ${toggleLabel}
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

const choices = [{ id: 'all', title: 'All' } as const, ...shownGroups];

/** Filters the pictures by group, with the number of each. */
function GroupFilter() {
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

const Wall = styled(Container)`
  ${filteredByGroup}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${space[20]};
  align-items: end;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Groups = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(640)} {
    gap: ${space[52]};
  }
`;

/** All pictures in groups; each opens the viewer on the filtered row (MD-01). */
export function PictureWall() {
  const wall = useRef<HTMLDivElement>(null);
  const [group, setGroup] = useState<GroupChoice>('all');
  const position = viewerPosition(useOpenedPicture(), group);
  const open = (id: string) => {
    setGroup(chosenGroup(wall.current));
    openPicture(id);
  };
  return (
    <Section $short>
      <Wall ref={wall}>
        <GroupFilter />
        <DataSaverSwitch />
        <Groups>
          {shownGroups.map((shown) => (
            <PictureGroup key={shown.id} group={shown} onOpen={open} />
          ))}
        </Groups>
      </Wall>
      {position && <Viewer position={position} />}
    </Section>
  );
}
