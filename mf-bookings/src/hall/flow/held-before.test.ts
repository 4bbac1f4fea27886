import { expect, test } from 'vitest';
import { hour, sampleVenue } from '../../../test/sample-venue.ts';

test('E-12: the same details again show the invoice and ask nobody', async () => {
  const here = sampleVenue();
  await here.book();
  here.log.length = 0;
  expect(await here.book({ subCheck: true })).toMatchObject({ kind: 'held-before', sameDetails: true });
  expect(here.log).toEqual([]);
});

test('E-12: other details for a hall and day that this device holds are not booked over it', async () => {
  const here = sampleVenue();
  await here.book();
  here.log.length = 0;
  expect(await here.book({ phone: '0900' })).toMatchObject({
    kind: 'held-before',
    sameDetails: false,
    booking: { details: { phone: '0800 000 0000' } },
  });
  expect(here.log).toEqual([]);
});

test('E-12: another day or hall is another booking', async () => {
  const here = sampleVenue();
  await here.book();
  await here.book({ eventDate: '2027-03-21' });
  await here.book({ hall: 'Ball Room' });
  expect(here.reservations.map(({ hallId, date }) => `${hallId} ${date}`)).toEqual([
    '15 2027-03-20',
    '15 2027-03-21',
    '16 2027-03-20',
  ]);
});

test('E-12: after the 24 hours the hall is asked for anew', async () => {
  const here = sampleVenue();
  await here.book();
  here.clock += 24 * hour;
  expect(await here.book()).toMatchObject({ kind: 'booked', booking: { invoice: { issuedAt: here.clock } } });
  expect(here.reservations).toHaveLength(2);
});
