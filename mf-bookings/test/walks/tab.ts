import type { Answer } from '../../src/change-history/changes.ts';
import type { DateRequest } from '../../src/hall/mail/request-mail.ts';
import type { PaymentRecord, PaymentStatus } from '../../src/payment/payment-record.ts';
import type { Charge } from '../../src/services/charge.ts';
import type { CardCompany } from './card-company.ts';
import type { Device } from './device.ts';
import type { MailService, VenueDesk } from './venue-desk.ts';

/** Something that the visitor can do now; run twice, it is a double click. */
export type Offer = { name: string; run: () => Promise<void> | void };

export type Page = {
  offers: () => Offer[];
  /** The payment that it calls paid, if any. */
  receipt: () => PaymentRecord | undefined;
  /** What it says about e-mails to the venue. */
  mails?: () => readonly { about: string; state: DateRequest['mail'] }[];
};

/** The payments that the visitor was shown, with their status; a confirmed one is paid. */
export type Acknowledged = Map<string, Standing>;

export type Standing = Exclude<PaymentStatus, 'confirmed'>;

export function standingOf({ status }: { status: PaymentStatus }): Standing {
  return status === 'confirmed' ? 'paid' : status;
}

export type World = {
  device: Device;
  company: CardCompany;
  venue: VenueDesk;
  mail: MailService;
  /** Called before a card form opens. */
  onOpen: (charge: Charge, acknowledged: Acknowledged) => void;
  /** Called before a hold is requested. */
  onAdd: () => void;
  /** Called when a page says that nothing was booked, or that someone else has the hall. */
  onDenial: (text: string) => void;
  /** Called when a page says that nothing was charged. */
  onNoCharge: (tab: number) => void;
  /** Called when the visitor has saved the venue's answer about a hall on that day. */
  onNoted: (day: string, answer: Answer) => void;
  /** Called when our own code breaks. */
  report: (error: unknown) => void;
};

export type OpenPage = (world: World, tab: number) => Page;

/** A host without a shell. It passes on only programming errors: reports of lost answers are expected. */
export function hostOf({ report }: World) {
  return {
    notify: () => {},
    handover: () => ({ read: () => ({}), write: () => {}, watch: () => () => {} }),
    report: (error: unknown) => {
      if (error instanceof TypeError || error instanceof RangeError) report(error);
    },
  };
}

/** Breaks the walk where a rule does not hold. */
export function assertRule(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule);
}
