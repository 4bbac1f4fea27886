import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { StayOrder } from './pay-stay.ts';
import type { PlaceId, StayRecord } from './stay-record.ts';
import type { PayAnswer, StayDesk } from './stay-desk.ts';
import type { StayEvent } from './stay-flow.ts';

/** A place's page as far as a payment moves it. */
type StayPage = {
  desk: StayDesk;
  dispatch: (event: StayEvent) => void;
  /** Empties the form and forgets what was typed; gives what was in it (B-15, D-06). */
  emptyForm: (answer: PayAnswer) => FieldValues;
};

/** Looks the payment of a shown receipt up (C-21). */
async function showCheck({ desk, dispatch }: Pick<StayPage, 'desk' | 'dispatch'>, record: StayRecord) {
  const checked = await desk.check(record);
  if (checked) dispatch({ type: 'checked', record: checked });
}

/** The form is emptied once the card form was there, whatever came of it (B-15). */
function afterAnswer(
  answer: Exclude<PayAnswer, { kind: 'here' }>,
  emptyForm: StayPage['emptyForm'],
): StayEvent {
  if (answer.kind === 'recognised') return { type: 'recognised', earlier: answer.earlier };
  if (answer.kind === 'unavailable' || answer.kind === 'elsewhere') {
    return { type: 'stopped', news: { kind: answer.kind } };
  }
  const values = emptyForm(answer);
  if (answer.kind === 'settled') return { type: 'settled', record: answer.record, fresh: true };
  const closed = answer.kind === 'closed' ? answer.record : undefined;
  return { type: 'stopped', news: { kind: 'closed', record: closed, values } };
}

/** Pays an order; `told` are the earlier payments that the visitor has just been asked about. */
export async function payPlace(page: StayPage, order: StayOrder, told: readonly StayRecord[]): Promise<void> {
  page.dispatch({ type: 'submitted' });
  const answer = await page.desk.pay(order, told);
  if (answer.kind === 'here') return;
  page.dispatch(afterAnswer(answer, page.emptyForm));
  if (answer.kind === 'settled') await showCheck(page, answer.record);
}

/** Shows again what this device has paid there. */
export async function resumePlace(page: Pick<StayPage, 'desk' | 'dispatch'>, place: PlaceId): Promise<void> {
  const record = page.desk.ledger.shown(place);
  if (!record) return;
  page.dispatch({ type: 'settled', record, fresh: false });
  await showCheck(page, record);
}
