import type { PaymentServices } from '../../src/payment/payment-services.ts';
import type { Charge, PaymentOutcome } from '../../src/services/charge.ts';
import type { FoundPayment, Verification } from '../../src/services/verification.ts';
import type { Device } from './device.ts';

/** A card form as the payment company knows it. */
export type Attempt = {
  reference: string;
  naira: number;
  /** -1 for another device. */
  tab: number;
  /** `never`: it never showed, so nobody can have paid in it. */
  form: 'loading' | 'shown' | 'gone' | 'never';
  /** For a form that never showed: its request still arrived, so the company refuses the reference from now on. */
  isRegistered: boolean;
  isPaid: boolean;
  /** When a transfer was announced (ms since the epoch). */
  announcedAt?: number;
  /** The device was wiped since it opened, so the pages need not know of it. */
  isWiped: boolean;
};

/** `wrong`: denies payments that exist. */
type VerifierState = 'up' | 'down' | 'wrong';

/** What a tab needs of the company. */
export type CardServices = Pick<PaymentServices, 'payment' | 'verifier'>;

export type CardCompany = {
  attempts: Attempt[];
  verifierState: VerifierState;
  /** References that were confirmed to this device. */
  confirmed: Set<string>;
  /** Transfers reported to this device as failed once they could no longer arrive. */
  calledOff: Set<string>;
  /** `onOpen` is called before a card form opens. */
  services: (tab: number, onOpen: (charge: Charge) => void) => CardServices;
  /** The tab and its card form are gone; its payment may still settle. */
  leave: (tab: number) => void;
  /** Someone opens a card form with that reference on another device, and pays or not. */
  payOnOtherDevice: (reference: string, naira: number, isPaid: boolean) => void;
};

type Opening = { onOpening: (charge: Charge) => void; onShown: () => void };

const unknown: Verification = { kind: 'unknown', error: new Error('lost') };

/** How long an account accepts an announced transfer, in ms. */
const accountOpenMs = 1_800_000;

export function isTaken({ form, isRegistered }: Attempt): boolean {
  return form !== 'never' || isRegistered;
}

/** Whether an announced transfer may still arrive: its account is open. */
export function mayArrive({ announcedAt = -Infinity, isPaid }: Attempt, now: number): boolean {
  return !isPaid && now < announcedAt + accountOpenMs;
}

/** Whether a transfer that was sent in time would have arrived by now. */
function isExpired({ announcedAt }: Attempt, now: number): boolean {
  return announcedAt !== undefined && now >= announcedAt + 2 * accountOpenMs;
}

/** Only payments of other devices can have another amount: a device knows its own. */
function denyOtherAmount({ tab }: Attempt, naira: number): Verification {
  if (tab >= 0) throw new Error(`verified with the wrong amount: ${naira}`);
  return { kind: 'denied' };
}

/** The answer to the device that made the payment. A transfer that has not arrived counts as failed. */
function verifyOwn(
  company: CardCompany,
  { reference, naira }: Pick<Attempt, 'reference' | 'naira'>,
  askedAt: number,
): Verification {
  if (company.verifierState === 'down') return { kind: 'unknown', error: new Error('no answer') };
  const attempt = company.attempts.findLast((each) => each.reference === reference);
  if (company.verifierState === 'wrong' || !attempt?.isPaid) {
    if (attempt && isExpired(attempt, askedAt)) company.calledOff.add(reference);
    return { kind: 'failed' };
  }
  company.calledOff.delete(reference);
  if (attempt.naira !== naira) return denyOtherAmount(attempt, naira);
  company.confirmed.add(reference);
  return { kind: 'confirmed' };
}

/** The answer to a device that did not make the payment. */
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

function leaveTab(attempts: Attempt[], tab: number): void {
  for (const attempt of attempts.filter((each) => each.tab === tab)) {
    if (attempt.form === 'loading') attempt.form = 'never';
    if (attempt.form === 'shown') attempt.form = 'gone';
  }
}

/** The card form loads until it shows or fails; if it fails, its request may or may not have arrived. */
function load(device: Device, tab: number, attempt: Attempt): Promise<PaymentOutcome | undefined> {
  const never = (outcome: PaymentOutcome, isRegistered: boolean) => () => {
    attempt.form = 'never';
    attempt.isRegistered = isRegistered;
    return outcome;
  };
  const noForm = { kind: 'unavailable', error: new Error('no form') } as const;
  const left = { kind: 'closed-before-shown' } as const;
  const refusal = { kind: 'card-refused', about: 'email', reason: 'Invalid Email Address Passed' } as const;
  return device.until<PaymentOutcome | undefined>(tab, 'card form loads', {
    shows: () => undefined,
    'never shows': never(noForm, false),
    'is left': never(left, false),
    'is refused': never(refusal, false),
    'never shows, and is registered': never(noForm, true),
    'is left, and is registered': never(left, true),
  });
}

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
            verifyOwn: (payment) => device.until(tab, 'verification', verifyOutcomes(payment)),
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

  function verifyOutcomes(payment: { reference: string; naira: number }) {
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
      return { kind: 'card-refused', about: 'reference', reason: 'Duplicate Transaction Reference' };
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

/** Whether money may have gone, or may still go. */
export function mayBePaid({ form }: Attempt): boolean {
  return form === 'shown' || form === 'gone';
}
