import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { PaymentProblem } from './payment-guard.ts';
import type { StayRecord } from './stay-record.ts';

/** Why the visitor is still, or again, at the form. */
export type FormNews =
  | { kind: 'refused'; problem: PaymentProblem }
  /**
   * The card form was closed and the page's form emptied (B-14, B-15); `values` until they are put back (D-06).
   * `record`: what was opened, where the card form had shown and money may have gone.
   */
  | { kind: 'closed'; record: StayRecord | undefined; values: FieldValues | undefined }
  | { kind: 'unavailable' }
  /** The card form for the same is open in another tab. */
  | { kind: 'elsewhere' };

/** Where the visitor is. `attempt` counts the clicks, so that each answer is announced. */
export type StayFlow =
  | { stage: 'form'; news: FormNews | undefined; attempt: number; returned: boolean }
  /** The same was paid before, or may have been (C-22); first what says most about the money. */
  | { stage: 'asking'; earlier: readonly StayRecord[]; attempt: number }
  | { stage: 'paying'; attempt: number }
  /** `fresh`: it has just happened, and is not only resumed. */
  | { stage: 'settled'; record: StayRecord; fresh: boolean };

type EventData = {
  refused: { problem: PaymentProblem };
  submitted: object;
  recognised: { earlier: readonly StayRecord[] };
  stopped: { news: FormNews };
  settled: { record: StayRecord; fresh: boolean };
  checked: { record: StayRecord };
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
  settled: ['settled', 'checked', 'restarted'],
};

function formStage(flow: StayFlow, news: FormNews | undefined): StayFlow {
  return { stage: 'form', news, attempt: 'attempt' in flow ? flow.attempt : 0, returned: false };
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
  settled: ({ record, fresh }) => ({ stage: 'settled', record, fresh }),
  checked: ({ record }, flow) =>
    flow.stage === 'settled' && flow.record.reference === record.reference ? { ...flow, record } : flow,
  edited: (_, flow) => {
    if (flow.stage === 'asking') return formStage(flow, undefined);
    return flow.stage === 'form' && flow.news?.kind === 'refused' ? formStage(flow, undefined) : flow;
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
