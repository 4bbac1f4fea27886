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

type SectionProps = {
  $ground?: Ground;
  $short?: boolean;
  'data-ground'?: Ground;
  'data-band'?: 'short' | undefined;
};

/**
 * A band across the whole screen; put a `Container` inside. A link target needs `tabIndex={-1}`. Neighbours on the same ground
 * stand closer together. `$short`: less padding, for lists. One class for all, because every page lists its classes.
 */
export const Section = styled.section.attrs<SectionProps>(({ $ground = 'page', $short }) => ({
  'data-ground': $ground,
  'data-band': $short ? 'short' : undefined,
}))`
  padding-block: ${layout.band};
  &[data-band] {
    padding-block: ${layout.shortBand};
  }
  ${followsSameGround('page')}, ${followsSameGround('tint')}, ${followsSameGround('indigo')} {
    padding-top: 0;
  }
  &[tabindex='-1']:focus-visible {
    outline: none;
    h2 {
      ${hereMark}
    }
  }
  &[data-ground='tint'] {
    ${grounds.tint}
  }
  &:is([data-ground='indigo'], [data-ground='cloth']) {
    ${grounds.indigo}
  }
  &[data-ground='cloth'] {
    background: ${color.indigo900};
  }
`;
