import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const sweep = { longest: 420, step: 14, fade: 160 } as const;

function isCalm(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Lets the columns that came since the last number light up one after the other. Nothing moves for a visitor who asked
 * for less motion or less data.
 */
export function useSweep(drawing: RefObject<SVGGElement | null>, columns: number): void {
  const lit = useRef(0);
  useLayoutEffect(() => {
    const from = lit.current;
    lit.current = columns;
    if (columns <= from || isCalm()) return;
    const step = Math.min(sweep.step, sweep.longest / (columns - from));
    const fresh = [...(drawing.current?.children ?? [])].slice(from);
    for (const [place, column] of fresh.entries()) {
      column.animate({ opacity: [0, 1] }, { duration: sweep.fade, delay: place * step, fill: 'backwards' });
    }
  }, [drawing, columns]);
}
