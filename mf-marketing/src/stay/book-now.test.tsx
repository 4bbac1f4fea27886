import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { sampleHost } from '../../test/sample-host.tsx';
import { roomsBookedElsewhere, roomsBookedHere, type Lodging } from '../content/lodging/lodging.ts';
import { HostProvider } from '../host.ts';
import { BookNow, messageWithRoom } from './book-now.tsx';
import { chosenNights, type Nights } from './nights.ts';

type Given = { roomReservations?: string; nights?: Nights };

const incomplete: Nights = { kind: 'incomplete' };

function linkOf(room: Lodging, { roomReservations, nights = incomplete }: Given = {}): string {
  const host = sampleHost(roomReservations === undefined ? {} : { roomReservations });
  return renderToStaticMarkup(
    <HostProvider host={host}>
      <BookNow name={room.name} online={room.online} nights={nights} />
    </HostProvider>,
  );
}

test('FC-07: a room that can be booked here links to its booking page, in this tab', () => {
  expect(roomsBookedHere.map((room) => linkOf(room).match(/href="([^"]+)"/)?.[1])).toEqual([
    addressOf('mf-bookings/standard-suite-booking'),
    addressOf('mf-bookings/deluxe-suite-booking'),
  ]);
  for (const room of roomsBookedHere) expect(linkOf(room)).not.toContain('target');
});

test.each(roomsBookedElsewhere)(
  'FC-07, D-02: $name opens the configured site in a new tab and says so',
  (room) => {
    const link = linkOf(room, { roomReservations: 'https://rooms.example/ariya' });
    expect(link).toMatch(/<a href="https:\/\/rooms\.example\/ariya" target="_blank" rel="noopener"/);
    expect(link).toContain('opens in a new tab');
  },
);

test('FC-08: without a configured site a room asks for a quote, never leads nowhere', () => {
  for (const room of roomsBookedElsewhere) {
    expect(linkOf(room)).toContain(`href="${addressOf('mf-forms/request-quote')}"`);
    expect(linkOf(room)).not.toContain('target');
  }
});

test('D-20: the address of the link carries the chosen nights and the arrival, for a new tab too', () => {
  const nights = chosenNights(
    { checkIn: '2026-12-04', checkOut: '2026-12-07', arrival: '15:30' },
    '2026-11-22',
  );
  const [here] = roomsBookedHere;
  const [asked] = roomsBookedElsewhere;
  expect(here && linkOf(here, { nights })).toContain(
    `href="${addressOf('mf-bookings/standard-suite-booking')}?checkIn=2026-12-04&amp;checkOut=2026-12-07&amp;arrival=15%3A30"`,
  );
  expect(asked && linkOf(asked, { nights })).toContain(
    `href="${addressOf('mf-forms/request-quote')}?eventDate=2026-12-04"`,
  );
});

test('only a room that can be booked says Book Now', () => {
  for (const room of roomsBookedElsewhere) expect(linkOf(room)).toContain('Ask for this room');
  for (const room of roomsBookedHere) expect(linkOf(room)).toContain('Book Now');
});

test('D-20: the room and its nights are added to the message, in place of an earlier choice', () => {
  const weekend = { checkIn: '2026-12-04', checkOut: '2026-12-07', arrival: '15:30' };
  const first = messageWithRoom('A cot, please', 'Luxury Regular', chosenNights(weekend, '2026-11-22'));
  expect(first).toBe(
    'A cot, please\nMy room: Luxury Regular, Fri 4 to Mon 7 December 2026, arriving about 3:30pm.',
  );
  expect(messageWithRoom(first, 'Luxury Deluxe', incomplete)).toBe('A cot, please\nMy room: Luxury Deluxe.');
});
