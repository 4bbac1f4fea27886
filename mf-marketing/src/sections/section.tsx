import { css, styled } from 'styled-components';
import { firstScreenEnd } from '@venue/shared/contract/document-marks.ts';
import { headingFocusMark } from '@venue/shared/theme/styles.ts';
import { color, layout, surface } from '@venue/shared/theme/tokens.ts';

export type Background = 'page' | 'tint' | 'indigo' | 'cloth';

export const backgrounds = {
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
} satisfies Record<Background, ReturnType<typeof css>>;

/** Matches a section whose predecessor has the same background, also across the mark that ends the first screen. */
function followsSameBackground(background: Background): string {
  const before = `[data-ground='${background}']`;
  return `:is(${before}, ${before} + [${firstScreenEnd}]) + &[data-ground='${background}']`;
}

type SectionProps = {
  $background?: Background;
  $short?: boolean;
  'data-ground'?: Background;
  'data-band'?: 'short' | undefined;
};

/**
 * A band across the whole screen; put a `Container` inside. A link target needs `tabIndex={-1}`. Neighbours on the same background
 * stand closer together. `$short`: less padding, for lists. One class for all, because every page lists its classes.
 */
export const Section = styled.section.attrs<SectionProps>(({ $background = 'page', $short }) => ({
  'data-ground': $background,
  'data-band': $short ? 'short' : undefined,
}))`
  padding-block: ${layout.band};
  &[data-band] {
    padding-block: ${layout.shortBand};
  }
  ${followsSameBackground('page')}, ${followsSameBackground('tint')}, ${followsSameBackground('indigo')} {
    padding-top: 0;
  }
  &[tabindex='-1']:focus-visible {
    outline: none;
    h2 {
      ${headingFocusMark}
    }
  }
  &[data-ground='tint'] {
    ${backgrounds.tint}
  }
  &:is([data-ground='indigo'], [data-ground='cloth']) {
    ${backgrounds.indigo}
  }
  &[data-ground='cloth'] {
    background: ${color.indigo900};
  }
`;
