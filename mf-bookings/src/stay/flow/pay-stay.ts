import { formatNumericDate } from '@venue/shared/dates.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import { newReference } from '../../payment/new-reference.ts';
import type { Charge, OpenCardForm } from '../../services/charge.ts';
import { lookedUp, mayPayAfter } from '../../payment/earlier-payments.ts';
import { payAndRecord, type RecordedOutcome } from '../../payment/pay-and-record.ts';
import type { AskRoom } from '../../services/room-availability.ts';
import type { Place } from '../booking/places.ts';
import { costOf, unitsOf } from '../booking/stay-cost.ts';
import type { StayFormValues } from '../booking/stay-fields.ts';
import type { StayLedger } from '../booking/stay-ledger.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';

/** What was wanted at the moment of the click; the sum is computed here and nowhere else (B-12). */
export type StayOrder = { place: Place; form: StayFormValues };

export type PayTools = {
  pay: OpenCardForm;
  ledger: Pick<StayLedger, 'find' | 'keep' | 'forget'>;
  /** Whether the place is free, as far as the reservation service knows it. */
  askRoom: AskRoom;
  /** Looks a payment up; gives its record where something was found out (C-21). */
  check: (record: StayRecord) => Promise<StayRecord | undefined>;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
};

export type StayOutcome =
  | RecordedOutcome<StayRecord>
  /** The same was paid from this device before, or may have been (C-22); first what says most about the money. */
  | { kind: 'recognised'; earlier: readonly StayRecord[] }
  /** Somebody else has it on one of these days: nothing was opened. `said`: what the reservation service says of it. */
  | { kind: 'taken'; said?: string | undefined }
  /** The reservation service would not say whether it is free: nothing was opened. */
  | { kind: 'declined'; error: Error; said?: string | undefined }
  /** Whether it is free could not be asked: nothing was opened. */
  | { kind: 'not-asked'; error: Error };

/** What the venue's payment dashboard says beside the money. */
function bookedLines({ place, form: { period } }: StayOrder): NonNullable<Charge['booked']> {
  if (place.unit === 'day') {
    return [
      { name: 'Booked', value: place.deskName },
      { name: 'Date', value: formatNumericDate(period.from) },
    ];
  }
  return [
    { name: 'Booked', value: `${place.deskName} (${place.name})` },
    { name: 'Check-in', value: formatNumericDate(period.from) },
    { name: 'Check-out', value: formatNumericDate(period.to) },
    { name: 'Nights', value: String(unitsOf(place, period)) },
  ];
}

function openedRecord(order: StayOrder, { now, random }: PayTools): StayRecord {
  const { place, form } = order;
  return {
    state: 'opened',
    place: place.id,
    ...form.period,
    units: unitsOf(place, form.period),
    rate: place.rate,
    naira: costOf(place, form.period),
    reference: newReference(`${brand.slug} ${place.id}`, { now: now(), random: random() }),
    name: form.name,
    notice: { email: form.email, phone: form.phone, mail: 'unsent' },
    terms: [...stayTermsOf(place)],
    at: now(),
    shown: true,
  };
}

/**
 * Pays a stay by card. `told` are the earlier payments of the same that the visitor was told of and chose to pay over;
 * any other stops it. Where the reservation service knows the place, it is asked first, and no money goes for a taken one.
 */
export async function payStay(
  order: StayOrder,
  tools: PayTools,
  told: readonly StayRecord[],
): Promise<StayOutcome> {
  const earlier = await lookedUp(() => tools.ledger.find(order.place.id, order.form.period), tools.check);
  if (!mayPayAfter(earlier, told)) return { kind: 'recognised', earlier };
  const { from, to } = order.form.period;
  const room = await tools.askRoom(order.place.id, from, to);
  if (room.kind === 'taken') return room;
  if (room.kind === 'refused') return { ...room, kind: 'declined' };
  if (room.kind === 'unknown') return { kind: 'not-asked', error: room.error };
  const opened = openedRecord(order, tools);
  const { naira, reference } = opened;
  const { name, email, phone } = order.form;
  return payAndRecord(opened, { naira, reference, email, name, phone, booked: bookedLines(order) }, tools);
}
