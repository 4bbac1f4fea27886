import { typedKeptHours } from '@venue/shared/storage/kept-record.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { brand, contact, mainPhone, region, street } from '@venue/shared/venue/contacts.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import type { Configuration } from '../configuration.ts';
import { hallTraceDays } from '../hall/ledger/hall-trace-days.ts';
import { retentionDays } from '../payment/retention-days.ts';

type PrivacyRow = { name: string; text: string };

export type PrivacySection = {
  id: string;
  title: string;
  text: string;
  rows: readonly PrivacyRow[];
};

/** What of the configuration the page speaks of. */
export type PrivacyConfiguration = {
  email: Pick<Configuration['email'], 'origin'>;
  reservation?: Pick<NonNullable<Configuration['reservation']>, 'baseUrl'> | undefined;
  payment: Pick<Configuration['payment'], 'checkoutUrl'>;
  reportUrl?: string | undefined;
};

const days = (count: number) => counted(count, 'day');

const number = /^[\d.]+$|^\[/;

/** ` (api.example.com)`: where a service stands. A machine without a name, as on a developer’s desk, tells nobody anything. */
function at(address: string): string {
  const { hostname } = new URL(address);
  return number.test(hostname) || hostname === 'localhost' ? '' : ` (${hostname})`;
}

const { legal } = siteFacts().venue;
const responsible = [legal?.name ?? brand.name, legal?.registration].filter(Boolean).join(', ');

const who: PrivacySection = {
  id: 'who',
  title: 'Who is responsible',
  text: `${responsible}, ${street}, ${region}. Write to ${contact.email} or telephone ${mainPhone}: the same people who read your messages answer questions about them.`,
  rows: [],
};

const why: PrivacySection = {
  id: 'why',
  title: 'What you tell us, and why we ask',
  text: 'Only what you type into a form, and only when you send it. There are no accounts, no advertising, no counting of visitors and no cookies.',
  rows: [
    {
      name: 'A message, a quote, a call, a car',
      text: 'Your name, how to reach you and what you write, to answer you. You asked us to; that is our reason.',
    },
    {
      name: 'The letter',
      text: `Your e-mail address, to send it. You agreed to it, and take that back by writing to ${contact.email}.`,
    },
    {
      name: 'An application',
      text: 'Your name, e-mail, cover letter and CV, to decide whom we hire.',
    },
    {
      name: 'A hall',
      text: 'Your name, e-mail, phone and the event, to hold the day and write the invoice, to ask for the day, to move or to cancel it, as the contract with you needs it. Whoever pays, also through a link: name, e-mail and phone, so that we know whose payment it is.',
    },
    {
      name: 'A day that you wait for',
      text: 'Your name, e-mail and phone, to tell you if it becomes free, until it is over or you take that back.',
    },
    {
      name: 'A room, an apartment, the concert space',
      text: 'Your name, e-mail, phone, the dates and about when you arrive, to take the payment and to expect you.',
    },
  ],
};

function services({ email, reservation, payment, reportUrl }: PrivacyConfiguration): PrivacySection {
  const held: PrivacyRow[] =
    reservation === undefined
      ? []
      : [
          {
            name: `Reservation service${at(reservation.baseUrl)}`,
            text: 'Is asked whether a day is free, as soon as you bring a day and a number of people to the form of the halls, and with nothing else of you; keeps the booking of a hall with your name and how to reach you.',
          },
        ];
  const reports: PrivacyRow[] =
    reportUrl === undefined
      ? []
      : [
          {
            name: `Failure reports${at(reportUrl)}`,
            text: 'When a page of this site fails, it says which page, which part and what kind of failure. Nothing that you typed is in it.',
          },
        ];
  return {
    id: 'services',
    title: 'Who else sees it',
    text: 'Nothing passes through a server of ours: your browser sends what you send straight to the services that do the work; some of them may stand outside Nigeria.',
    rows: [
      {
        name: `E-mail service${at(email.origin)}`,
        text: 'Carries every form, every CV, every invoice and word of every payment to us as an e-mail, and your invoice to you.',
      },
      ...held,
      {
        name: `Card payments${at(payment.checkoutUrl)}`,
        text: 'Gets your e-mail, the sum and a reference from us. Your card number you type into its own window: we never see it.',
      },
      ...reports,
      {
        name: 'Who serves this site',
        text: 'As with every site, the computer that sends the pages sees the address of your connection.',
      },
    ],
  };
}

const device: PrivacySection = {
  id: 'device',
  title: 'What stays on your own device',
  text: 'In this browser, on this device, and nowhere else. My bookings has a button that deletes it.',
  rows: [
    {
      name: 'What you typed and did not send',
      text: `${counted(typedKeptHours, 'hour')}, so that nothing is lost if the line drops. “Forget what I typed” takes it away at once.`,
    },
    {
      name: 'A message that waits to be sent',
      text: 'Until it has gone, or you throw it away. It waits only if you asked for that, or if a booking has to reach us.',
    },
    {
      name: 'An invoice that nobody paid',
      text: `${days(hallTraceDays)} after it ran out, which is ${counted(hallTerms.invoiceValidHours, 'hour')} after it was written.`,
    },
    {
      name: 'A hall or a stay with a payment, or a bill paid for family',
      text: `${days(retentionDays)} after the last day, or after the last payment if that is later. A caution falls due back in that time.`,
    },
    {
      name: 'A day that you wait for',
      text: 'Until it is over, also after you took it back.',
    },
    {
      name: 'Numbers of invoices whose links you sent, and of card forms that did not open',
      text: 'The latest forty of each, without a name, so that nothing is paid twice.',
    },
    {
      name: 'Pages you opened, the currency you read sums in, and whether you save data',
      text: 'Until a newer page or choice takes their place, or you clear the browser.',
    },
  ],
};

const rights: PrivacySection = {
  id: 'rights',
  title: 'What you may ask for',
  text: `Under the Nigeria Data Protection Act 2023 you may ask what we hold about you and have it corrected, handed over or deleted; you may object, and take back what you agreed to. Write to ${contact.email}. What reached us by e-mail we keep as long as the answer, the booking or the law needs it.`,
  rows: [
    {
      name: 'A complaint',
      text: 'You may complain to the Nigeria Data Protection Commission (NDPC) at any time: ndpc.gov.ng.',
    },
  ],
};

/** The privacy page: names come from the venue and its configuration, times from the code that keeps them. */
export function privacySections(config: PrivacyConfiguration): readonly PrivacySection[] {
  return [who, why, services(config), device, rights];
}
