import { useEffect, useLayoutEffect, useRef } from 'react';
import { nextTask } from '../page/next-task.ts';
import { firstViewFonts } from './first-view-fonts.ts';

const blocks = 'h1, h2, h3, p, li, dt, dd, table, figure, figcaption, form, button, footer';
/** Browsers count a smaller move as none (Layout Instability, section 2.3). */
const leastMovePx = 3;

type Position = { left: number; top: number; isInView: boolean };

/** Of what is folded away nobody sees the place, and to be asked for it a browser would have to set it. */
function isUnfolded(block: Element): boolean {
  return block.closest('summary') !== null || block.closest('details:not([open])') === null;
}

function blocksOfPage(): Element[] {
  return [...document.querySelectorAll(blocks)].filter(isUnfolded);
}

/** Left and top edge, in px. */
function positionOf(block: Element): Position {
  const { left, top, bottom } = block.getBoundingClientRect();
  return { left, top, isInView: bottom > 0 && top < innerHeight };
}

/** Whether the visitor would see it move: what lies further down moves unseen. */
function isSeenToMove(from: Position, to: Position): boolean {
  if (!from.isInView && !to.isInView) return false;
  return Math.abs(to.left - from.left) >= leastMovePx || Math.abs(to.top - from.top) >= leastMovePx;
}

function show(faces: readonly FontFace[]) {
  for (const face of faces) document.fonts.add(face);
}

/** Shows the fonts if nothing in view moves for them; what was tried is undone before the next paint. */
function showIfNothingMoves(faces: readonly FontFace[]): boolean {
  const before = blocksOfPage().map((block) => ({ block, from: positionOf(block) }));
  show(faces);
  if (before.every(({ block, from }) => !isSeenToMove(from, positionOf(block)))) return true;
  for (const face of faces) document.fonts.delete(face);
  return false;
}

/** Whether the fonts were there before anything was painted: then they are in use, and the page need not be set again to find that out. */
function cameInTime(): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return firstViewFonts.every(({ url }) => {
    const [font] = performance.getEntriesByName(new URL(url, document.baseURI).href);
    return font && painted && font.startTime + font.duration < painted.startTime;
  });
}

async function loadFaces(): Promise<FontFace[]> {
  const faces = firstViewFonts.map(
    ({ family, weight, url }) => new FontFace(family, `url("${url}")`, { weight }),
  );
  return Promise.all(faces.map((face) => face.load()));
}

/** In a task of its own after the next frame: the page need not be set for this, which sets it once more. */
async function drawn(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await nextTask();
}

/**
 * Fonts that came after the first paint are left out for as long as the document lives (`font-display: optional`),
 * and here a document lives through many pages. So they are shown as soon as that moves nothing in view, and at the latest
 * with the next page.
 */
export function useLateFonts(pathname: string) {
  const waiting = useRef<readonly FontFace[]>([]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (cameInTime()) return undefined;
    let gone = false;
    const showSoon = async () => {
      waiting.current = await loadFaces();
      await drawn();
      if (!gone && showIfNothingMoves(waiting.current)) waiting.current = [];
    };
    // Without the files the stand-ins stay.
    showSoon().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    show(waiting.current);
    waiting.current = [];
  }, [pathname]);
}
