import { afterEach, expect, test, vi } from 'vitest';
import { provideSiteFacts, siteFacts } from '@venue/shared/contract/site-facts.ts';
import { sampleBooking } from '../../test/sample-booking.ts';

const specified = siteFacts();
afterEach(() => provideSiteFacts(specified));

test.each([
  [1, 'Ball Room is taken on Sat 3 Apr 2027. Choose another day.'],
  [2, 'Ball Room is taken on Sat 3 Apr 2027. So is the other hall. Choose another day.'],
])('a venue with %i halls names what else is taken', async (count, text) => {
  const { venue } = specified;
  vi.resetModules();
  provideSiteFacts({ ...specified, venue: { ...venue, halls: venue.halls.slice(0, count) } });
  const { hallAvailability } = await import('./changeable-hall.ts');
  const [only] = venue.halls;
  const booking = {
    ...sampleBooking,
    details: { ...sampleBooking.details, hall: only?.name ?? '' },
    terms: { ...sampleBooking.terms, hallId: only?.id ?? 0 },
  };
  const found = hallAvailability(booking, { from: '2027-04-03', to: '2027-04-03' }, { kind: 'all-taken' });
  expect(found.text).toBe(text);
});
