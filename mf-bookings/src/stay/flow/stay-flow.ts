import {
  noticeOf,
  type PaymentFlow,
  type PaymentNotice,
  type ShownResult,
} from '../../payment/payment-flow.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import type { RoomStop } from './stay-purchase.ts';

/** Where the visitor is on the page of a stay. */
export type StayFlow = PaymentFlow<StayRecord, RoomStop>;
export type StayNews = PaymentNotice<StayRecord, RoomStop>;
export type StayEnd = ShownResult<StayRecord, RoomStop>;

/** What a change of the form may have put right. */
function isAnswered(notice: StayNews | undefined): boolean {
  if (notice?.kind === 'stopped') return notice.obstacle.kind !== 'not-asked';
  return notice?.kind === 'problems' || notice?.kind === 'card-refused';
}

/** The flow after the form was changed: it may be another stay by now, so an earlier one is not asked about any more. */
export function afterEdit(flow: StayFlow): StayFlow {
  return flow.stage === 'asking' || isAnswered(noticeOf(flow)) ? { stage: 'form' } : flow;
}
