import { newsOf, type PaymentFlow, type PaymentNews, type ShownEnd } from '../../payment/payment-flow.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import type { RoomStop } from './stay-purchase.ts';

/** Where the visitor is on the page of a stay. */
export type StayFlow = PaymentFlow<StayRecord, RoomStop>;
export type StayNews = PaymentNews<StayRecord, RoomStop>;
export type StayEnd = ShownEnd<StayRecord, RoomStop>;

/** What a change of the form may have put right. */
function isAnswered(news: StayNews | undefined): boolean {
  if (news?.kind === 'stopped') return news.stop.kind !== 'not-asked';
  return news?.kind === 'problems' || news?.kind === 'card-refused';
}

/** The flow after the form was changed: it may be another stay by now, so an earlier one is not asked about any more. */
export function afterEdit(flow: StayFlow): StayFlow {
  return flow.stage === 'asking' || isAnswered(newsOf(flow)) ? { stage: 'form' } : flow;
}
