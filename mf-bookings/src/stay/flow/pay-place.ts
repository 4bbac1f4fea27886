import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { messages } from '@venue/shared/messages.ts';
import { announcePayment } from '../../payment/announce-payment.ts';
import { lookUp } from '../../payment/look-up.ts';
import { pay, type PaymentEnd } from '../../payment/pay.ts';
import type { PlaceId } from '../../place-ids.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import type { StayDesk } from './stay-desk.ts';
import type { StayEvent } from './stay-flow.ts';
import { type RoomStop, type StayOrder, stayPurchase } from './stay-purchase.ts';
import { mailOf, notifyVenue } from '../../payment/notify-venue.ts';

/** What became of an attempt to pay a stay. */
export type StayEnd = PaymentEnd<StayRecord, RoomStop>;

/** A place's page as far as a payment moves it. */
type StayPage = {
  desk: StayDesk;
  dispatch: (event: StayEvent) => void;
  /** Empties the form and forgets what was typed; gives what was in it (B-15, D-06). */
  emptyForm: (end: StayEnd) => FieldValues;
};

type ReceiptPage = Pick<StayPage, 'desk' | 'dispatch'>;

/** Looks the payment of a shown receipt up (C-21). */
async function showCheck({ desk, dispatch }: ReceiptPage, record: StayRecord) {
  const checked = await lookUp(record, desk.ledger, desk);
  if (checked) dispatch({ type: 'checked', record: checked });
}

/** Tells the venue of a stay, and shows what becomes of it. */
export function notifyOnPage({ desk, dispatch }: ReceiptPage, record: StayRecord): Promise<void> {
  const { ledger, sendStay, host, around } = desk;
  dispatch({ type: 'notifying', record });
  return notifyVenue(record, {
    payments: ledger,
    send: sendStay,
    report: host.report,
    inTurn: around.inTurn,
    show: (known) => dispatch({ type: 'notified', record: known }),
  });
}

/**
 * An e-mail that never went goes with the next look at its stay; one without an answer waits for the visitor's word, as
 * it may have arrived.
 */
async function notifyIfUnsent(page: ReceiptPage, record: StayRecord): Promise<void> {
  if (mailOf(record) === 'unsent') await notifyOnPage(page, record);
}

/** Shows a receipt, and brings what is known of it up to date. */
async function showReceipt(page: ReceiptPage, record: StayRecord, fresh: boolean): Promise<void> {
  page.dispatch({ type: 'settled', record, fresh });
  await Promise.all([notifyIfUnsent(page, record), showCheck(page, record)]);
}

/** A refusal leaves the form as it is; it is emptied once the card form was there, whatever came of it (B-15). */
function afterEnd(
  end: Exclude<StayEnd, { kind: 'here' | 'page-left' | 'settled' }>,
  emptyForm: StayPage['emptyForm'],
): StayEvent {
  if (end.kind === 'recognised') return { type: 'recognised', earlier: end.earlier };
  if (end.kind === 'closed-after-shown' || end.kind === 'closed-before-shown') {
    const record = end.kind === 'closed-after-shown' ? end.record : undefined;
    return { type: 'stopped', news: { kind: 'closed', record, values: emptyForm(end) } };
  }
  if (end.kind === 'card-refused') return { type: 'stopped', news: end };
  if (end.kind === 'too-much') return { type: 'stopped', news: { kind: 'unavailable' } };
  return { type: 'stopped', news: end.kind === 'stopped' ? end.stop : { kind: end.kind } };
}

/** Says why the room stopped it; to nobody who has left its page meanwhile, as nothing was opened. */
function announceStop({ host, around }: StayDesk, stop: RoomStop): void {
  if (stop.kind === 'taken' || !around.page.isShown()) return;
  host.report(stop.error, 'reservation');
  host.notify('error', messages.cannotRetrieve);
}

/** Pays an order; `acknowledged` are the earlier payments that the visitor has just been asked about. */
export async function payPlace(
  page: StayPage,
  order: StayOrder,
  acknowledged: readonly StayRecord[],
): Promise<void> {
  const { desk, dispatch, emptyForm } = page;
  dispatch({ type: 'submitted' });
  const end = await pay(stayPurchase(order, desk), acknowledged, desk);
  if (end.kind === 'here' || end.kind === 'page-left') return;
  announcePayment(desk.host, end);
  if (end.kind === 'stopped') announceStop(desk, end.stop);
  if (end.kind === 'settled') {
    emptyForm(end);
    await showReceipt(page, end.record, true);
    return;
  }
  dispatch(afterEnd(end, emptyForm));
  // The look-up may have found one of them paid: the venue hears of it, whatever the visitor does now.
  if (end.kind === 'recognised') {
    await Promise.all(end.earlier.map((earlier) => notifyIfUnsent(page, earlier)));
  }
}

/** Shows again what this device has paid there. */
export async function resumePlace(page: ReceiptPage, place: PlaceId): Promise<void> {
  const record = page.desk.ledger.shown(place);
  if (record) await showReceipt(page, record, false);
}
