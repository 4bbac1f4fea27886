import { color, surface } from './tokens.ts';

/**
 * An indigo background across the whole window that extends `below` (a CSS length) beyond the element, so that what follows overlaps it. The
 * container needs `isolation: isolate`.
 */
export function darkBackground(below: string): string {
  return `
    ${surface.dark}
    position: relative;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 calc(-1 * ${below});
      /* A border image does not cause scrolling outside its box. */
      border-image: linear-gradient(${color.indigo950} 0 0) fill 0 / 0 / 0 100vw;
    }
  `;
}
