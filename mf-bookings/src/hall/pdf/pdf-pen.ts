import type { jsPDF } from 'jspdf';

/** Colours of the printed invoice, as the site's tokens have them. */
const inks = {
  ink: '#1b1d2a',
  ink2: '#4a4e63',
  hair: '#e0d6c1',
  sanyan400: '#c4a673',
  sanyan700: '#7a5c2e',
  indigo900: '#161e48',
  alaari700: '#8e1b3a',
  palm700: '#1f5b43',
} as const;
export type Ink = keyof typeof inks;

/** Left and right edge of the text on A4, in mm. */
export const page = { left: 18, right: 192, width: 174 } as const;

export type Words = {
  at: [x: number, y: number];
  size?: number;
  bold?: boolean;
  /** In the face of the headings, which has one weight. */
  serif?: boolean;
  ink?: Ink;
  align?: 'left' | 'right';
};

/** A text in a column; `most` lines, where more would push the rest off the page. */
export type Column = Words & { width: number; leading: number; most?: number };

/** Points that can still be read on paper. */
const smallest = 6;

/** Writes and draws on one page; lengths in mm, type sizes in points. The families are those that the document knows. */
export function createPen(pdf: jsPDF, family: { sans: string; serif: string }) {
  function choose({ bold = false, serif = false }: Pick<Words, 'bold' | 'serif'>) {
    if (serif) pdf.setFont(family.serif, 'normal');
    else pdf.setFont(family.sans, bold ? 'bold' : 'normal');
  }

  function write(text: string, { at: [x, y], size = 10.5, ink = 'ink', align = 'left', ...face }: Words) {
    choose(face);
    pdf.setFontSize(size);
    pdf.setTextColor(inks[ink]);
    pdf.text(text, x, y, { align });
  }

  /** The text in lines of that type size, smaller ones where that takes more than `most`; at the smallest it is cut. */
  function fitted(text: string, words: Column, size: number): { size: number; lines: string[] } {
    choose(words);
    pdf.setFontSize(size);
    const lines: string[] = pdf.splitTextToSize(text, words.width);
    const most = words.most ?? Infinity;
    if (lines.length <= most) return { size, lines };
    if (size > smallest) return fitted(text, words, Math.max(smallest, size - 1));
    return {
      size,
      lines: lines.slice(0, most).map((line, index) => (index === most - 1 ? `${line.slice(0, -1)}…` : line)),
    };
  }

  /** Wraps a text into a column; gives the number of its lines. */
  function writeColumn(text: string, words: Column): number {
    const { size, lines } = fitted(text, words, words.size ?? 10.5);
    lines.forEach((line, index) =>
      write(line, { ...words, size, at: [words.at[0], words.at[1] + index * words.leading] }),
    );
    return lines.length;
  }

  function rule(y: number, { ink = 'hair', width = 0.25 }: { ink?: Ink; width?: number } = {}) {
    pdf.setDrawColor(inks[ink]);
    pdf.setLineWidth(width);
    pdf.line(page.left, y, page.right, y);
  }

  function block(colour: string, [x, y, width, height]: [number, number, number, number]) {
    pdf.setFillColor(colour);
    pdf.rect(x, y, width, height, 'F');
  }

  /** A stamp that is not quite level: two frames around the words, its lower left corner there. */
  function stamp(text: string, [x, y]: [x: number, y: number]) {
    const angle = 4;
    choose({ serif: true });
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

  return { write, writeColumn, rule, block, stamp };
}

export type Pen = ReturnType<typeof createPen>;
