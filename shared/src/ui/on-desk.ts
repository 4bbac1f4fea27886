import { color, surface } from '../theme/tokens.ts';

/**
 * The look of a part that lies on indigo from one edge of the window to the other, `below` (a CSS length) further down
 * than the part itself, so that what follows laps over its edge. What holds it needs `isolation: isolate`.
 */
export function onDesk(below: string): string {
  return `
    ${surface.dark}
    position: relative;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 calc(-1 * ${below});
      /* What a border image paints outside of its box scrolls nothing. */
      border-image: linear-gradient(${color.indigo950} 0 0) fill 0 / 0 / 0 100vw;
    }
  `;
}
