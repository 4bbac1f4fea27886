import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { StayOrder } from './pay-stay.ts';
import type { PlaceId } from '../../place-ids.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import type { PayAnswer, StayDesk } from './stay-desk.ts';
import type { StayEvent } from './stay-flow.ts';

/** A place's page as far as a payment moves it. */
type StayPage = {
  desk: StayDesk;
  dispatch: (event: StayEvent) => void;
  /** Empties the form and forgets what was typed; gives what was in it (B-15, D-06). */
  emptyForm: (answer: PayAnswer) => FieldValues;
};

type ReceiptPage = Pick<StayPage, 'desk' | 'dispatch'>;

/** Looks the payment of a shown receipt up (C-21). */
async function showCheck({ desk, dispatch }: ReceiptPage, record: StayRecord) {
  const checked = await desk.check(record);
  if (checked) dispatch({ type: 'checked', record: checked });
}

/** Tells the venue of a stay, and shows what becomes of it. */
export function tellOnPage({ desk, dispatch }: ReceiptPage, record: StayRecord): Promise<void> {
  dispatch({ type: 'telling', record });
  return desk.tellVenue(record, (known) => dispatch({ type: 'told', record: known }));
}

/**
 * An e-mail that never went goes with the next look at its stay; one without an answer waits for the visitor's word, as
 * it may have arrived.
 */
async function tellIfUnsent(page: ReceiptPage, record: StayRecord): Promise<void> {
  if (record.notice.mail === 'unsent') await tellOnPage(page, record);
}

/** Shows a receipt, and brings what is known of it up to date. */
async function showReceipt(page: ReceiptPage, record: StayRecord, fresh: boolean): Promise<void> {
  page.dispatch({ type: 'settled', record, fresh });
  await Promise.all([tellIfUnsent(page, record), showCheck(page, record)]);
}

/** A refusal leaves the form as it is; it is emptied once the card form was there, whatever came of it (B-15). */
function afterAnswer(
  answer: Exclude<PayAnswer, { kind: 'here' | 'away' | 'settled' }>,
  emptyForm: StayPage['emptyForm'],
): StayEvent {
  if (answer.kind === 'recognised') return { type: 'recognised', earlier: answer.earlier };
  if (answer.kind === 'closed' || answer.kind === 'left') {
    const record = answer.kind === 'closed' ? answer.record : undefined;
    return { type: 'stopped', news: { kind: 'closed', record, values: emptyForm(answer) } };
  }
  if (answer.kind === 'card-refused') return { type: 'stopped', news: answer };
  if (answer.kind === 'taken' || answer.kind === 'declined') {
    return { type: 'stopped', news: { kind: answer.kind, said: answer.said } };
  }
  return { type: 'stopped', news: { kind: answer.kind } };
}

/** Pays an order; `told` are the earlier payments that the visitor has just been asked about. */
export async function payPlace(page: StayPage, order: StayOrder, told: readonly StayRecord[]): Promise<void> {
  page.dispatch({ type: 'submitted' });
  const answer = await page.desk.pay(order, told);
  if (answer.kind === 'here' || answer.kind === 'away') return;
  if (answer.kind === 'settled') {
    page.emptyForm(answer);
    await showReceipt(page, answer.record, true);
    return;
  }
  page.dispatch(afterAnswer(answer, page.emptyForm));
  // The look-up may have found one of them paid: the venue hears of it, whatever the visitor does now.
  if (answer.kind === 'recognised') {
    await Promise.all(answer.earlier.map((earlier) => tellIfUnsent(page, earlier)));
  }
}

/** Shows again what this device has paid there. */
export async function resumePlace(page: ReceiptPage, place: PlaceId): Promise<void> {
  const record = page.desk.ledger.shown(place);
  if (record) await showReceipt(page, record, false);
}
