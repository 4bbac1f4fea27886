import { expect, test } from 'vitest';
import { sampleBooking } from '../booking/sample-booking.ts';
import { drawFacts, drawStandInNote } from './invoice-blocks.ts';
import type { Pen } from './pdf-pen.ts';

test('I-15: a name of many lines pushes down what stands below it', () => {
  const tops = new Map<string, number>();
  const draw = (linesOfName: number) => {
    const pen: Pen = {
      write: (text, { at: [, y] }) => void tops.set(text, y),
      writeColumn: (text) => (text === 'Morenikeji Bello' ? linesOfName : 1),
      rule: () => {},
      block: () => {},
      stamp: () => {},
      hasStandIns: () => false,
    };
    return { below: drawFacts(pen, sampleBooking), secondRow: tops.get('Date issued') };
  };
  expect(draw(1)).toEqual({ below: 98, secondRow: 77 });
  const { below, secondRow } = draw(6);
  expect(secondRow).toBeCloseTo(77 + 5 * 4.6);
  expect(below).toBeCloseTo(98 + 5 * 4.6);
});

test('what the file cannot print is told with where it is spelled in full', () => {
  const written = (hasStandIns: boolean, invoiceMail: 'sent' | 'unsent') => {
    const lines: string[] = [];
    drawStandInNote(
      { write: (text) => void lines.push(text), hasStandIns: () => hasStandIns },
      { invoiceMail },
    );
    return lines.join();
  };
  expect(written(false, 'sent')).toBe('');
  expect(written(true, 'sent')).toContain('The invoice’s page and its e-mail have it as you wrote it.');
  expect(written(true, 'unsent')).toContain('The invoice’s page has it as you wrote it.');
});
