import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { CardRefusal } from '../../services/charge.ts';
import type { PaymentProblem } from '../booking/payment-guard.ts';
import type { StayRecord } from '../booking/stay-record.ts';

/** Why the visitor is still, or again, at the form. */
export type FormNews =
  | { kind: 'refused'; problem: PaymentProblem }
  /**
   * The card form was closed and the page's form emptied (B-14, B-15); `values` until they are put back (D-06).
   * `record`: what was opened, where the card form had shown and money may have gone.
   */
  | { kind: 'closed'; record: StayRecord | undefined; values: FieldValues | undefined }
  /** The transfer that was announced has not come (C-22). */
  | { kind: 'transfer-ended'; record: StayRecord }
  | { kind: 'unavailable' }
  /** The card form for the same is open in another tab. */
  | { kind: 'other-tab' }
  /** The card company answered, and said no. */
  | CardRefusal
  /** Not free on these days; in the reservation service's words, where it has any. */
  | { kind: 'taken'; said?: string | undefined }
  /** The reservation service would not say whether it is free. */
  | { kind: 'declined'; said?: string | undefined }
  /** Nobody could say whether it is free. */
  | { kind: 'not-asked' };

/** Where the visitor is. `attempt` counts the clicks, so that each answer is announced. */
export type StayFlow =
  | { stage: 'form'; news: FormNews | undefined; attempt: number; returned: boolean }
  /** The same was paid before, or may have been (C-22); first what says most about the money. */
  | { stage: 'asking'; earlier: readonly StayRecord[]; attempt: number }
  | { stage: 'paying'; attempt: number }
  /** `fresh`: it has just happened, and is not only resumed. `notifying`: an e-mail to the venue is on its way. */
  | { stage: 'settled'; record: StayRecord; fresh: boolean; notifying: boolean };

type EventData = {
  refused: { problem: PaymentProblem };
  submitted: object;
  recognised: { earlier: readonly StayRecord[] };
  stopped: { news: FormNews };
  settled: { record: StayRecord; fresh: boolean };
  /** The payment of the receipt that is shown was looked up. */
  checked: { record: StayRecord };
  /** The venue is being told of it. */
  notifying: { record: StayRecord };
  /** An attempt to tell the venue has ended; the record says how. */
  notified: { record: StayRecord };
  /** The form was changed, filled again or the question declined. */
  edited: object;
  'put-back': object;
  restarted: object;
};
type EventType = keyof EventData;
export type StayEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each } & EventData[Each];
}[Type];

export const startOfStayFlow: StayFlow = { stage: 'form', news: undefined, attempt: 0, returned: false };

/**
 * What may happen in which stage. Anything else is late or doubled and changes nothing. A payment that went through may
 * come in any.
 */
const accepted: Readonly<Record<StayFlow['stage'], readonly EventType[]>> = {
  form: ['refused', 'submitted', 'settled', 'edited', 'put-back'],
  asking: ['refused', 'submitted', 'settled', 'edited'],
  paying: ['recognised', 'stopped', 'settled'],
  settled: ['settled', 'checked', 'notifying', 'notified', 'restarted'],
};

function formStage(flow: StayFlow, news: FormNews | undefined): StayFlow {
  return { stage: 'form', news, attempt: 'attempt' in flow ? flow.attempt : 0, returned: false };
}

/** Whether the receipt of that payment is shown. */
function isOf({ reference }: StayRecord, flow: StayFlow): flow is Extract<StayFlow, { stage: 'settled' }> {
  return flow.stage === 'settled' && flow.record.reference === reference;
}

const answeredByChange: ReadonlySet<FormNews['kind']> = new Set([
  'refused',
  'card-refused',
  'taken',
  'declined',
]);

/** What a change of the form may have put right. */
function isAnswered(news: FormNews | undefined): boolean {
  return news !== undefined && answeredByChange.has(news.kind);
}

function attemptAfter(flow: StayFlow): number {
  return 'attempt' in flow ? flow.attempt + 1 : 1;
}

const next: { [Type in EventType]: (event: StayEvent<Type>, flow: StayFlow) => StayFlow } = {
  refused: ({ problem }, flow) => ({
    stage: 'form',
    news: { kind: 'refused', problem },
    attempt: attemptAfter(flow),
    returned: false,
  }),
  submitted: (_, flow) => ({ stage: 'paying', attempt: attemptAfter(flow) }),
  recognised: ({ earlier }, flow) => ({ stage: 'asking', earlier, attempt: attemptAfter(flow) }),
  stopped: ({ news }, flow) => formStage(flow, news),
  settled: ({ record, fresh }) => ({ stage: 'settled', record, fresh, notifying: false }),
  checked: ({ record }, flow) => {
    if (!isOf(record, flow)) return flow;
    return record.state === 'unresolved'
      ? formStage(flow, { kind: 'transfer-ended', record })
      : { ...flow, record };
  },
  notifying: ({ record }, flow) => (isOf(record, flow) ? { ...flow, notifying: true } : flow),
  notified: ({ record }, flow) => (isOf(record, flow) ? { ...flow, record, notifying: false } : flow),
  edited: (_, flow) => {
    if (flow.stage === 'asking') return formStage(flow, undefined);
    return flow.stage === 'form' && isAnswered(flow.news) ? formStage(flow, undefined) : flow;
  },
  'put-back': (_, flow) => {
    if (flow.stage !== 'form' || flow.news?.kind !== 'closed') return flow;
    return formStage(flow, { ...flow.news, values: undefined });
  },
  restarted: () => ({ ...startOfStayFlow, returned: true }),
};

function follow<Type extends EventType>(flow: StayFlow, event: StayEvent<Type>): StayFlow {
  return next[event.type](event, flow);
}

/** The flow after an event. */
export function stayFlow(flow: StayFlow, event: StayEvent): StayFlow {
  return accepted[flow.stage].includes(event.type) ? follow(flow, event) : flow;
}
