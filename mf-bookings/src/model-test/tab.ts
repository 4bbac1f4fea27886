import type { Answer } from '../change-history/changes.ts';
import type { Charge } from '../services/charge.ts';
import type { DateRequest } from '../hall/booking/date-request.ts';
import type { PaymentRecord } from '../payment/payment-record.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import type { CardCompany } from './card-company.ts';
import type { MailService } from './mail-service.ts';
import type { VenueDesk } from './venue-desk.ts';
import type { Device } from './world.ts';

/** Something that a page lets its visitor do now; called twice, it is a double click. */
export type Offer = { name: string; run: () => Promise<void> | void };

/** One page in a tab: what it offers, and what it says. */
export type Page = {
  offers: () => Offer[];
  /** The payment that it calls made, if any. */
  receipt: () => PaymentRecord | undefined;
  /** What it says of e-mails to the venue, by what they are about. */
  mails?: () => readonly { about: string; state: DateRequest['mail'] }[];
};

/** What was said to a visitor before the last card form was asked for. */
export type Acknowledged = Map<string, PaymentStatus>;

/** Everything that a page of these walks is opened in. */
export type World = {
  device: Device;
  company: CardCompany;
  venue: VenueDesk;
  mail: MailService;
  /** Called before a card form opens in a tab, by a visitor who was told this. */
  onOpen: (charge: Charge, acknowledged: Acknowledged) => void;
  /** Called before a hold is asked for. */
  onAdd: () => void;
  /** The page says that nothing was booked, or that the hall is somebody else's. */
  onDenial: (text: string) => void;
  /** The page says that nothing was charged. */
  onNoCharge: (tab: number) => void;
  /** Called when the visitor has noted what the venue answered about a hall of that day: so it was. */
  onNoted: (day: string, answer: Answer) => void;
  /** Called when one of our own pages breaks. */
  report: (error: unknown) => void;
};

export type OpenPage = (world: World, tab: number) => Page;
