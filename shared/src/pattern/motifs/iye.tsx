import { dots } from './dots.tsx';

const barbs = [13, 22, 31, 40, 49, 58].map((y) => `M18 ${y - 9}L32 ${y}L46 ${y - 9}`).join('');

const quillDots = [7, 57].flatMap((x) => [8, 20, 32, 44, 56].map((y) => [x, y, 1.7] as const));

/** Ìyẹ́, the feather: something done well. */
export const iye = (
  <>
    <path d={barbs} strokeLinecap="round" />
    <path d="M32 2v60" strokeWidth="2.6" />
    {dots(quillDots)}
  </>
);
