import { css } from 'styled-components';

/**
 * Layers on one spot, marked with `data-layer`: the new one fades in over the one that leaves, which goes when it
 * is covered (T-12). Duration in ms.
 */
export function crossFade(transition: number) {
  return css`
    &[data-layer='shown'] {
      z-index: 1;
      transition: opacity ${transition}ms linear;
    }
    &:not([data-layer='shown']) {
      opacity: 0;
    }
    &[data-layer='leaving'] {
      transition: opacity 0s ${transition}ms;
    }
  `;
}
