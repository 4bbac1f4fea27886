import { useEffect, useLayoutEffect, useRef } from 'react';
import { firstViewFonts } from './first-view-fonts.ts';

const blocks = 'h1, h2, h3, p, li, dt, dd, table, figure, figcaption, form, button, footer';
/** Browsers count a smaller move as none (Layout Instability, section 2.3). */
const leastMovePx = 3;

type Position = { left: number; top: number; isInView: boolean };

/** Left and top edges of everything on the page, in px. */
function positions(): Position[] {
  return Array.from(document.querySelectorAll(blocks), (block) => {
    const { left, top, bottom } = block.getBoundingClientRect();
    return { left, top, isInView: bottom > 0 && top < innerHeight };
  });
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
  const before = positions();
  show(faces);
  const after = positions();
  if (before.every((from, index) => !isSeenToMove(from, after[index] ?? from))) return true;
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
    const showOrWait = (faces: FontFace[]) => {
      if (!gone && !showIfNothingMoves(faces)) waiting.current = faces;
    };
    // Without the files the stand-ins stay.
    loadFaces().then(showOrWait, () => undefined);
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
