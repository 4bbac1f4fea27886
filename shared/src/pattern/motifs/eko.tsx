import { dots } from './dots.tsx';

const starchDots = [8, 24, 40, 56].flatMap((y, row) =>
  [8, 24, 40, 56].map((x, column) => [x, y, (row + column) % 2 === 0 ? 1.4 : 2.6] as const),
);

/** Ẹ̀kọ, dots of starch: dividers, failures, things that are empty. */
export const eko = (
  <>
    {dots(starchDots)}
    <path d="M1 1h62v62H1z" strokeWidth="1.4" />
  </>
);
