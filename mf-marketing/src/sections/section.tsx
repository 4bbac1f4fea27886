import { css, styled } from 'styled-components';
import { hereMark } from '@venue/shared/theme/here-mark.ts';
import { color, layout, surface } from '@venue/shared/theme/tokens.ts';
import { firstScreenEnds } from '@venue/shared/ui/first-screen-ends.ts';

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

/** Also where the first screen ends between the two, by a mark. */
function sameGround(ground: Ground): string {
  const before = `[data-ground='${ground}']`;
  return `:is(${before}, ${before} + [${firstScreenEnds}]) + &[data-ground='${ground}']`;
}

/**
 * A band across the whole screen; put a `Container` inside. One that links lead to has `tabIndex={-1}`. Two on one ground
 * stand closer than two on different ones. `$short`: a list, which needs less air than pictures.
 */
export const Section = styled.section.attrs<{ $ground?: Ground; $short?: boolean; 'data-ground'?: Ground }>(
  ({ $ground = 'page' }) => ({
    'data-ground': $ground,
  }),
)`
  padding-block: ${(props) => (props.$short ? layout.shortBand : layout.band)};
  ${sameGround('page')}, ${sameGround('tint')}, ${sameGround('indigo')} {
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
