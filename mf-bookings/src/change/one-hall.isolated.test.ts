import { provideSiteFacts, siteFacts } from '@venue/shared/contract/site-facts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleBooking } from '../../test/sample-booking.ts';

const specified = siteFacts();
afterEach(() => provideSiteFacts(specified));

test('a venue with one hall mentions no others when that one is taken', async () => {
  const { venue } = specified;
  vi.resetModules();
  provideSiteFacts({ ...specified, venue: { ...venue, halls: venue.halls.slice(0, 1) } });
  const { hallAvailability } = await import('./changeable-hall.ts');
  const [only] = venue.halls;
  const booking = {
    ...sampleBooking,
    details: { ...sampleBooking.details, hall: only?.name ?? '' },
    terms: { ...sampleBooking.terms, hallId: only?.id ?? 0 },
  };
  const found = hallAvailability(booking, { from: '2027-04-03', to: '2027-04-03' }, { kind: 'all-taken' });
  expect(found.text).toBe('Ball Room is taken on Sat 3 Apr 2027. Choose another day.');
});
