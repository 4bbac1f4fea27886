import { afterEach, expect, test, vi } from 'vitest';
import { provideSiteFacts, siteFacts } from '@venue/shared/contract/site-facts.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';

const facts = siteFacts();
afterEach(() => {
  provideSiteFacts(facts);
  vi.resetModules();
});

/** What the head of an invoice says for a venue with these legal facts. */
async function headLines(legal: typeof facts.venue.legal): Promise<string[]> {
  vi.resetModules();
  provideSiteFacts({ ...facts, venue: { ...facts.venue, legal } });
  const { drawHead } = await import('./invoice-blocks.ts');
  const lines: string[] = [];
  const pen = { write: (text: string) => void lines.push(text), writeColumn: () => 1, rule: () => {} };
  drawHead({ ...pen, bar: () => {}, stamp: () => {}, hasStandIns: () => false }, sampleBooking);
  return lines;
}

test('the invoice names the venue in law with its numbers, where the document gives them', async () => {
  const legal = { name: 'Venue Ltd', registration: 'RC 123456', taxNumber: 'TIN 12-3' };
  expect(await headLines(legal)).toContain('Venue Ltd, RC 123456, TIN 12-3');
  expect(await headLines({ name: 'Venue Ltd' })).toContain('Venue Ltd');
  expect((await headLines(undefined)).join(' ')).not.toContain('Ltd');
});
