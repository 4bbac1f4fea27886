import { expect, test } from 'vitest';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { drawFacts, drawSums } from './invoice-blocks.ts';
import type { Pen } from './pdf-pen.ts';

test('I-15: a name of many lines pushes down what stands below it', () => {
  const tops = new Map<string, number>();
  const draw = (linesOfName: number) => {
    const pen: Pen = {
      write: (text, { at: [, y] }) => void tops.set(text, y),
      writeColumn: (text) => (text === 'Morenikeji Bello' ? linesOfName : 1),
      rule: () => {},
      bar: () => {},
      stamp: () => {},
      hasStandIns: () => false,
    };
    return { below: drawFacts(pen, sampleBooking), secondRow: tops.get('Date issued') };
  };
  expect(draw(1)).toEqual({ below: 93.5, secondRow: 75.5 });
  const { below, secondRow } = draw(6);
  expect(secondRow).toBeCloseTo(75.5 + 5 * 4.6);
  expect(below).toBeCloseTo(93.5 + 5 * 4.6);
});

test('I-15: the remark of a payment stays left of its sum, and pushes down what stands below it', () => {
  const payment = {
    status: 'paid',
    origin: 'other-device',
    naira: 300_000,
    reference: 'ARIYA-481902-T0Y1UO-2',
    at: sampleBooking.invoice.issuedAt,
  } as const;
  const draw = (lines: number) => {
    const columns: { text: string; x: number; width: number }[] = [];
    const pen: Pen = {
      write: () => {},
      writeColumn: (text, { at: [x], width }) => {
        columns.push({ text, x, width });
        return lines;
      },
      rule: () => {},
      bar: () => {},
      stamp: () => {},
      hasStandIns: () => false,
    };
    return { columns, below: drawSums(pen, { ...sampleBooking, payments: [payment] }, 98) };
  };
  const { columns, below } = draw(1);
  expect(columns[0]?.text).toBe(
    'Somebody with the link, seen 21/11/2026, 16:12, reference ARIYA-481902-T0Y1UO-2',
  );
  for (const { x, width } of columns) expect(x + width).toBeLessThan(165);
  expect(draw(2).below).toBeCloseTo(below + columns.length * 4.2);
});

test('C-21: the stamp stands beside the number, however many facts there are', () => {
  const stamps: number[] = [];
  const pen: Pen = {
    write: () => {},
    writeColumn: () => 1,
    rule: () => {},
    bar: () => {},
    stamp: (_, [, y]) => void stamps.push(y),
    hasStandIns: () => false,
  };
  const payment = { ...sampleDeposit, at: 1 } as const;
  drawFacts(pen, { ...sampleBooking, payments: [payment] });
  expect(stamps).toEqual([51]);
});
