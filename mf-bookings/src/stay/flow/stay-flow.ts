import {
  noticeOf,
  type PaymentFlow,
  type PaymentNotice,
  type ShownResult,
} from '../../payment/payment-flow.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import type { RoomObstacle } from './stay-purchase.ts';

export type StayFlow = PaymentFlow<StayRecord, RoomObstacle>;
export type StayNotice = PaymentNotice<StayRecord, RoomObstacle>;
export type StayResult = ShownResult<StayRecord, RoomObstacle>;

/** Whether a change to the form may have fixed what the notice is about. */
function mayBeFixed(notice: StayNotice | undefined): boolean {
  if (notice?.kind === 'stopped') return notice.obstacle.kind !== 'not-asked';
  return notice?.kind === 'problems' || notice?.kind === 'card-refused';
}

/** The flow after a change to the form. The pay-again question goes too: the form may be for another stay now. */
export function afterEdit(flow: StayFlow): StayFlow {
  return flow.stage === 'asking' || mayBeFixed(noticeOf(flow)) ? { stage: 'form' } : flow;
}
