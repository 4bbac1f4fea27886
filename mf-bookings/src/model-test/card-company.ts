import type { Charge, PaymentOutcome } from '../services/charge.ts';
import type { MoneyServices } from '../services/money-services.ts';
import type { FoundPayment, Verification } from '../services/verification.ts';
import type { Device } from './world.ts';

/** One card form as the payment company knows it. */
export type Attempt = {
  reference: string;
  naira: number;
  /** -1: on another device. */
  tab: number;
  /** `never`: it was gone before it showed, so nobody can have paid in it. */
  form: 'loading' | 'shown' | 'gone' | 'never';
  /** Of a form that never showed: its request has arrived all the same, so the company takes its reference from nobody any more. */
  isRegistered: boolean;
  isPaid: boolean;
  /** When a transfer was announced in it (ms since the epoch). */
  announcedAt?: number;
  /** The device was wiped while or after it was open: it need not be remembered. */
  isWiped: boolean;
};

/** `wrong`: it denies what it has. */
type VerifierState = 'up' | 'down' | 'wrong';

export type CardCompany = {
  attempts: Attempt[];
  verifierState: VerifierState;
  /** What the look-up has confirmed to this device. */
  confirmed: Set<string>;
  /** Transfers of which this device was told that they came to nothing, when nothing could come any more. */
  calledOff: Set<string>;
  /** The services as a tab has them; `onOpen` is called before a card form opens. */
  services: (tab: number, onOpen: (charge: Charge) => void) => MoneyServices;
  /** The tab is gone, its card form with it: a payment under way may still settle. */
  leave: (tab: number) => void;
  /** Somebody opens a card form under that reference on another device, and pays or does not. */
  payOnOtherDevice: (reference: string, naira: number, isPaid: boolean) => void;
};

type Opening = { onOpening: (charge: Charge) => void; onShown: () => void };

const unknown: Verification = { kind: 'unknown', error: new Error('lost') };

/** How long an account takes the transfer that was announced to it, in ms: half an hour. */
const accountOpenMs = 1_800_000;

/** Whether the company has its reference. */
export function isTaken({ form, isRegistered }: Attempt): boolean {
  return form !== 'never' || isRegistered;
}

/** Whether the money of an announced transfer may be on its way: its account was open until lately. */
export function mayArrive({ announcedAt = -Infinity, isPaid }: Attempt, now: number): boolean {
  return !isPaid && now < announcedAt + accountOpenMs;
}

/** Whether what was sent in time would have been seen by then. */
function isOver({ announcedAt }: Attempt, now: number): boolean {
  return announcedAt !== undefined && now >= announcedAt + 2 * accountOpenMs;
}

/** Whoever pays on another device may pay another sum; a device knows its own. */
function anotherSum({ tab }: Attempt, naira: number): Verification {
  if (tab >= 0) throw new Error(`the look-up was asked about another sum: ${naira}`);
  return { kind: 'denied' };
}

/** What the look-up says of a payment to whoever made it: of a transfer that has not come, that the customer has not completed it. */
function verifyOwn(
  company: CardCompany,
  { reference, naira }: Pick<Attempt, 'reference' | 'naira'>,
  askedAt: number,
): Verification {
  if (company.verifierState === 'down') return { kind: 'unknown', error: new Error('no answer') };
  const attempt = company.attempts.findLast((each) => each.reference === reference);
  if (company.verifierState === 'wrong' || !attempt?.isPaid) {
    if (attempt && isOver(attempt, askedAt)) company.calledOff.add(reference);
    return { kind: 'failed' };
  }
  company.calledOff.delete(reference);
  if (attempt.naira !== naira) return anotherSum(attempt, naira);
  company.confirmed.add(reference);
  return { kind: 'confirmed' };
}

/** What the look-up says to somebody who did not make the payment. */
function search(company: CardCompany, reference: string): FoundPayment {
  if (company.verifierState === 'down') return { kind: 'unknown', error: new Error('no answer') };
  const attempt = company.attempts.find((each) => each.reference === reference && isTaken(each));
  if (company.verifierState === 'wrong' || !attempt) return { kind: 'none' };
  if (attempt.isPaid) company.confirmed.add(reference);
  return { kind: attempt.isPaid ? 'paid' : 'begun', naira: attempt.naira };
}

function newAttempt({ reference, naira }: Pick<Charge, 'reference' | 'naira'>, tab: number): Attempt {
  return { reference, naira, tab, form: 'loading', isRegistered: false, isPaid: false, isWiped: false };
}

/** A tab is gone: a card form that was loading never showed, and one that showed may still be paid in. */
function leaveTab(attempts: Attempt[], tab: number): void {
  for (const attempt of attempts.filter((each) => each.tab === tab)) {
    if (attempt.form === 'loading') attempt.form = 'never';
    if (attempt.form === 'shown') attempt.form = 'gone';
  }
}

/** The card form loads until it shows, or is gone before; then its request may have arrived or not. */
function load(device: Device, tab: number, attempt: Attempt): Promise<PaymentOutcome | undefined> {
  const never = (outcome: PaymentOutcome, isRegistered: boolean) => () => {
    attempt.form = 'never';
    attempt.isRegistered = isRegistered;
    return outcome;
  };
  const noForm = { kind: 'unavailable', error: new Error('no form') } as const;
  const left = { kind: 'closed-before-shown' } as const;
  const refusal = { kind: 'card-refused', about: 'email', said: 'Invalid Email Address Passed' } as const;
  return device.until<PaymentOutcome | undefined>(tab, 'card form loads', {
    shows: () => undefined,
    'never shows': never(noForm, false),
    'is left': never(left, false),
    'is refused': never(refusal, false),
    'never shows, and is registered': never(noForm, true),
    'is left, and is registered': never(left, true),
  });
}

/** The card form is up until its visitor ends it. */
function fillIn(device: Device, tab: number, attempt: Attempt): Promise<PaymentOutcome> {
  attempt.form = 'shown';
  const gone = (isPaid: boolean, outcome: PaymentOutcome) => () => {
    attempt.form = 'gone';
    attempt.isPaid ||= isPaid;
    return outcome;
  };
  return device.until(tab, 'card form', {
    pays: gone(true, { kind: 'paid' }),
    'pays and reports close': gone(true, { kind: 'closed-after-shown' }),
    'is closed': gone(false, { kind: 'closed-after-shown' }),
    'announces a transfer': () => {
      attempt.announcedAt = device.clock;
      return gone(false, { kind: 'pending' })();
    },
  });
}

export function createCardCompany(device: Device, canVerify: boolean): CardCompany {
  const company: CardCompany = {
    attempts: [],
    verifierState: 'up',
    confirmed: new Set(),
    calledOff: new Set(),
    services: (tab, onOpen) => ({
      payment: {
        pay: (charge, { onOpening, onShown }) =>
          open(tab, charge, {
            onOpening: (opened) => {
              onOpening();
              onOpen(opened);
            },
            onShown,
          }),
      },
      verifier: canVerify
        ? {
            verifyOwn: (payment) => device.until(tab, 'look-up', verifier(payment)),
            findByReference: async (reference) => search(company, reference),
          }
        : undefined,
    }),
    payOnOtherDevice: (reference, naira, isPaid) => {
      const attempt = newAttempt({ reference, naira }, -1);
      company.attempts.push({ ...attempt, form: 'gone', isPaid });
    },
    leave: (tab) => leaveTab(company.attempts, tab),
  };

  function verifier(payment: { reference: string; naira: number }) {
    const askedAt = device.clock;
    const isThere = () =>
      company.attempts.some((each) => each.reference === payment.reference && each.isPaid);
    const wasThere = isThere();
    const answered = () => verifyOwn(company, payment, askedAt);
    return {
      answered,
      lost: () => unknown,
      'answered late': (): Verification => (wasThere || !isThere() ? answered() : { kind: 'failed' }),
    };
  }
  async function open(tab: number, charge: Charge, opening: Opening): Promise<PaymentOutcome> {
    if (company.attempts.some((each) => each.tab === tab && isUp(each)))
      return { kind: 'unavailable', error: new Error('open already') };
    const { reference } = charge;
    if (company.attempts.some((each) => each.reference === reference && isTaken(each)))
      return { kind: 'card-refused', about: 'reference', said: 'Duplicate Transaction Reference' };
    opening.onOpening(charge);
    const attempt = newAttempt(charge, tab);
    company.attempts.push(attempt);
    const stopped = await load(device, tab, attempt);
    if (stopped) return stopped;
    opening.onShown();
    return fillIn(device, tab, attempt);
  }

  return company;
}

function isUp({ form }: Attempt): boolean {
  return form === 'loading' || form === 'shown';
}

/** Whether money may have gone, or may still go, for this attempt. */
export function mayBePaid({ form }: Attempt): boolean {
  return form === 'shown' || form === 'gone';
}
