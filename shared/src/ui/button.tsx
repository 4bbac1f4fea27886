import { css, styled } from 'styled-components';
import { color, layout, media, motion, radius } from '../theme/tokens.ts';

/**
 * `primary` on light grounds, `brass` on indigo (one per screen), `line` for the second action, `text` for
 * the third.
 */
export type ButtonLook = 'primary' | 'brass' | 'line' | 'text';

const looks = {
  primary: css`
    background: ${color.indigo900};
    color: ${color.starch50};
    ${media.hover} {
      &:hover {
        background: ${color.indigo700};
      }
    }
    &:active {
      background: ${color.indigo950};
    }
  `,
  brass: css`
    background: ${color.brass400};
    color: ${color.indigo950};
    ${media.hover} {
      &:hover {
        background: ${color.brass300};
      }
    }
  `,
  line: css`
    border-color: var(--edge);
    color: var(--edge-text);
    ${media.hover} {
      &:hover {
        background: var(--edge-hover);
        color: var(--edge-hover-text);
      }
    }
  `,
  text: css`
    padding-inline: 0;
    border-inline: 0;
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
    ${media.hover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
} satisfies Record<ButtonLook, ReturnType<typeof css>>;

/**
 * The look of every button and of links that act like one: `<Button>`, `<Button as="a" href>`, `<Button as={Link} to>`.
 * `type` defaults to `button`; forms use `SubmitButton`.
 */
export const Button = styled.button.attrs<{ $look?: ButtonLook; $wide?: boolean }>((props) => ({
  type: props.as === undefined ? (props.type ?? 'button') : undefined,
}))`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  width: ${(props) => (props.$wide ? '100%' : 'auto')};
  min-height: ${layout.target};
  padding: 10px 22px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  font: 600 1rem/1.25 var(--sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    color ${motion.fast},
    border-color ${motion.fast};
  svg {
    flex: none;
  }
  ${(props) => looks[props.$look ?? 'primary']}
  &:disabled {
    background: ${color.hair};
    color: ${color.ink2};
    border-color: transparent;
    cursor: not-allowed;
  }
`;

/** Buttons side by side, wrapping where they do not fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;

/** A square button with one icon; give it an `aria-label`. `$bare` leaves the border out. */
export const IconButton = styled.button.attrs({ type: 'button' })<{ $bare?: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${layout.target};
  height: ${layout.target};
  padding: 0;
  border: 1px solid ${(props) => (props.$bare ? 'transparent' : 'var(--edge)')};
  border-radius: ${radius.control};
  background: none;
  color: var(--edge-text);
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  ${media.hover} {
    &:hover {
      background: var(--edge-hover);
      color: var(--edge-hover-text);
    }
  }
`;
