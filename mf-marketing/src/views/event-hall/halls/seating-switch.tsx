import { css, styled } from 'styled-components';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import type { Layout } from '../../../content/halls/planned-hall.ts';
import { pressedChoice } from '../../../parts/radio-over-label.ts';

const Frame = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  border: 1px solid ${color.indigo900};
  border-radius: ${radius.control};
`;

const Choice = styled.label`
  ${pressedChoice}
  flex: 1 0 auto;
  padding-inline: 20px;
`;

/**
 * Shows in a subtree only what belongs to the chosen layout (`data-layout`), without scripts too. Where the browser
 * knows no `:has()`, both are shown.
 */
export const showsChosenLayout = css`
  &:has([value='theatre']:checked) [data-layout='banquet'],
  &:not(:has([value='theatre']:checked)) [data-layout='theatre'] {
    display: none;
  }
`;

const choices = [
  { layout: 'banquet', name: 'Banquet' },
  { layout: 'theatre', name: 'Theatre' },
] as const satisfies readonly { layout: Layout; name: string }[];

/** Banquet or theatre. `name` is the field's, its own for each switch of a page. */
export function SeatingSwitch({ name }: { name: string }) {
  return (
    <Frame aria-label="Seating">
      {choices.map(({ layout, name: words }) => (
        <Choice key={layout}>
          <input type="radio" name={name} value={layout} defaultChecked={layout === 'banquet'} />
          {words}
        </Choice>
      ))}
    </Frame>
  );
}
