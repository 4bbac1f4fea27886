import type { jsPDF } from 'jspdf';
import { type Face, type Piece, standIn, typeset } from './typeset.ts';

/** Colours of the site's tokens. */
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

/** Names under which the document has registered the two families. */
export type Families = { sans: string; serif: string };

type Text = {
  at: [x: number, y: number];
  size?: number;
  bold?: boolean;
  /** The font of the headings, which has one weight. */
  serif?: boolean;
  ink?: Ink;
  align?: 'left' | 'right';
};

/** `most`: maximum number of lines. */
type Column = Text & { width: number; leading: number; most?: number };

/** Smallest legible type size, in points. */
const smallest = 6;

/** A thousandth of a point, in mm. */
const thousandth = 25.4 / 72 / 1000;

/** The last letter of a line, with its diacritics. */
const lastLetter = /\P{M}\p{M}*$/u;

/** Moves diacritics that jsPDF broke off to the next line back to their letter. */
function withTheirMarks(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    const marks = /^\p{M}+/u.exec(lines[index + 1] ?? '')?.[0] ?? '';
    return `${line.replace(/^\p{M}+/u, '')}${marks}`;
  });
}

/** Writes on one page; lengths in mm, type sizes in points. */
function createText(pdf: jsPDF, family: Families) {
  let hasStandIns = false;

  function choose({ bold = false, serif = false }: Pick<Text, 'bold' | 'serif'>, size: number): Face {
    if (serif) pdf.setFont(family.serif, 'normal');
    else pdf.setFont(family.sans, bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    if (serif) return 'serif';
    return bold ? 'bold' : 'regular';
  }

  function set(text: string, face: Face): Piece[] {
    const pieces = typeset(text, face);
    hasStandIns ||= pieces.some((piece) => piece.text.includes(standIn));
    return pieces;
  }

  function widthOf(pieces: readonly Piece[]): number {
    const letters = pieces.filter(({ kind }) => kind === 'letters');
    return pdf.getTextWidth(letters.map(({ text }) => text).join(''));
  }

  function write(text: string, { at: [x, y], size = 10.5, ink = 'ink', align = 'left', ...face }: Text) {
    const pieces = set(text, choose(face, size));
    pdf.setTextColor(inks[ink]);
    let end = align === 'right' ? x - widthOf(pieces) : x;
    for (const piece of pieces) {
      if (piece.kind === 'mark') {
        const [right, up] = [piece.right * size * thousandth, piece.up * size * thousandth];
        pdf.text(piece.text, end + right, y - up);
      } else {
        pdf.text(piece.text, end, y);
        end += pdf.getTextWidth(piece.text);
      }
    }
  }

  /** Wraps the text, in smaller type if it takes more than `most` lines; at the smallest it is cut. */
  function fitted(text: string, column: Column, size: number): { size: number; lines: string[] } {
    const drawn = set(text, choose(column, size)).map((piece) => piece.text);
    const lines = withTheirMarks(pdf.splitTextToSize(drawn.join(''), column.width));
    const most = column.most ?? Infinity;
    if (lines.length <= most) return { size, lines };
    if (size > smallest) return fitted(text, column, Math.max(smallest, size - 1));
    return {
      size,
      lines: lines
        .slice(0, most)
        .map((line, index) => (index === most - 1 ? line.replace(lastLetter, '…') : line)),
    };
  }

  /** Writes the text into a column; returns the number of lines. */
  function writeColumn(text: string, column: Column): number {
    const { size, lines } = fitted(text, column, column.size ?? 10.5);
    lines.forEach((line, index) =>
      write(line, { ...column, size, at: [column.at[0], column.at[1] + index * column.leading] }),
    );
    return lines.length;
  }

  return { write, writeColumn, hasStandIns: () => hasStandIns };
}

/** Left and right edge of the text on A4, in mm. */
export const page = { left: 18, right: 192, width: 174 } as const;

/** Writes and draws on one page; lengths in mm, type sizes in points. */
export function createPen(pdf: jsPDF, family: Families) {
  function rule(y: number, { ink = 'hair', width = 0.25 }: { ink?: Ink; width?: number } = {}) {
    pdf.setDrawColor(inks[ink]);
    pdf.setLineWidth(width);
    pdf.line(page.left, y, page.right, y);
  }

  /** Across the sheet. */
  function bar(y: number) {
    pdf.setFillColor(inks.indigo900);
    pdf.rect(0, y, 210, 3, 'F');
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

  return { ...createText(pdf, family), rule, bar, stamp };
}

export type Pen = ReturnType<typeof createPen>;
