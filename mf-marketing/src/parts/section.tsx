import { css, styled } from 'styled-components';
import { hereMark } from '@venue/shared/theme/here-mark.ts';
import { color, layout, surface } from '@venue/shared/theme/tokens.ts';

export type Ground = 'page' | 'tint' | 'indigo';

const grounds = {
  page: css``,
  tint: css`
    background: ${color.starch100};
  `,
  indigo: css`
    ${surface.dark}
  `,
} satisfies Record<Ground, ReturnType<typeof css>>;

/** A band across the whole screen; put a `Container` inside. One that links lead to has `tabIndex={-1}`. */
export const Section = styled.section<{ $ground?: Ground }>`
  padding-block: ${layout.band};
  &[tabindex='-1']:focus-visible {
    outline: none;
    h2 {
      ${hereMark}
    }
  }
  ${(props) => grounds[props.$ground ?? 'page']}
`;
