import { css, styled } from 'styled-components';
import { hereMark } from '@venue/shared/theme/here-mark.ts';
import { color, layout, surface } from '@venue/shared/theme/tokens.ts';
import { firstScreenEnd } from '@venue/shared/contract/document-marks.ts';

export type Ground = 'page' | 'tint' | 'indigo' | 'cloth';

export const grounds = {
  page: css``,
  tint: css`
    background: ${color.starch100};
  `,
  indigo: css`
    ${surface.dark}
  `,
  cloth: css`
    ${surface.dark}
    background: ${color.indigo900};
  `,
} satisfies Record<Ground, ReturnType<typeof css>>;

/** Matches a section whose predecessor has the same ground, also across the mark that ends the first screen. */
function followsSameGround(ground: Ground): string {
  const before = `[data-ground='${ground}']`;
  return `:is(${before}, ${before} + [${firstScreenEnd}]) + &[data-ground='${ground}']`;
}

/**
 * A band across the whole screen; put a `Container` inside. A link target needs `tabIndex={-1}`. Neighbours on the same ground
 * stand closer together. `$short`: less padding, for lists.
 */
export const Section = styled.section.attrs<{ $ground?: Ground; $short?: boolean; 'data-ground'?: Ground }>(
  ({ $ground = 'page' }) => ({
    'data-ground': $ground,
  }),
)`
  padding-block: ${(props) => (props.$short ? layout.shortBand : layout.band)};
  ${followsSameGround('page')}, ${followsSameGround('tint')}, ${followsSameGround('indigo')} {
    padding-top: 0;
  }
  &[tabindex='-1']:focus-visible {
    outline: none;
    h2 {
      ${hereMark}
    }
  }
  ${(props) => grounds[props.$ground ?? 'page']}
`;
