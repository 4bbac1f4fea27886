import type { jsPDF } from 'jspdf';
import { createText, type Families, type Ink, inks } from './pdf-text.ts';

/** Left and right edge of the text on A4, in mm. */
export const page = { left: 18, right: 192, width: 174 } as const;

/** Writes and draws on one page; lengths in mm, type sizes in points. */
export function createPen(pdf: jsPDF, family: Families) {
  function rule(y: number, { ink = 'hair', width = 0.25 }: { ink?: Ink; width?: number } = {}) {
    pdf.setDrawColor(inks[ink]);
    pdf.setLineWidth(width);
    pdf.line(page.left, y, page.right, y);
  }

  function block(colour: string, [x, y, width, height]: [number, number, number, number]) {
    pdf.setFillColor(colour);
    pdf.rect(x, y, width, height, 'F');
  }

  /** A slightly tilted stamp: the text in two frames; [x, y] is its lower left corner. */
  function stamp(text: string, [x, y]: [x: number, y: number]) {
    const angle = 4;
    pdf.setFont(family.serif, 'normal');
    pdf.setFontSize(15);
    pdf.setTextColor(inks.palm700);
    pdf.setDrawColor(inks.palm700);
    const width = pdf.getTextWidth(text) + 9;
    const turned = (right: number, up: number): [number, number] => {
      const turn = (angle * Math.PI) / 180;
      return [right * Math.cos(turn) - up * Math.sin(turn), -(right * Math.sin(turn) + up * Math.cos(turn))];
    };
    const at = (right: number, up: number): [number, number] => {
      const [dx, dy] = turned(right, up);
      return [x + dx, y + dy];
    };
    for (const [inset, line] of [
      [0, 0.25],
      [0.9, 0.6],
    ] as const) {
      const [w, h] = [width - 2 * inset, 11 - 2 * inset];
      pdf.setLineWidth(line);
      pdf.lines([turned(w, 0), turned(0, h), turned(-w, 0)], ...at(inset, inset), [1, 1], 'S', true);
    }
    pdf.text(text, ...at(4.5, 3.6), { angle });
  }

  return { ...createText(pdf, family), rule, block, stamp };
}

export type Pen = ReturnType<typeof createPen>;
