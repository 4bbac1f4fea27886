import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { typedTextHours } from '@venue/shared/form/stored-record.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { brand, contact, mainPhone, region, street } from '@venue/shared/venue/contacts.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { Configuration } from '../configuration.ts';
import { holdRetentionDays } from '../hall/ledger/stored-halls.ts';
import { paymentRetentionDays } from '../payment/payment-store.ts';

type PrivacyRow = { name: string; text: string };

export type PrivacySection = {
  id: string;
  title: string;
  text: string;
  rows: readonly PrivacyRow[];
};

/** The configuration that the page mentions. */
export type PrivacyConfiguration = {
  email: Pick<Configuration['email'], 'origin'>;
  reservation?: Pick<NonNullable<Configuration['reservation']>, 'baseUrl'> | undefined;
  payment: Pick<Configuration['payment'], 'checkoutUrl'>;
  reportUrl?: string | undefined;
};

const daysText = (count: number) => counted(count, 'day');

const numericHost = /^[\d.]+$|^\[/;

/** ` (api.example.com)`; empty for localhost and bare addresses, which tell visitors nothing. */
function hostText(address: string): string {
  const { hostname } = new URL(address);
  return numericHost.test(hostname) || hostname === 'localhost' ? '' : ` (${hostname})`;
}

const { legal } = siteFacts().venue;
const responsibleName = [legal?.name ?? brand.name, legal?.registration].filter(Boolean).join(', ');

const responsibility: PrivacySection = {
  id: 'who',
  title: 'Who is responsible',
  text: `${responsibleName}, ${street}, ${region}. The people who read your messages also answer questions about them: ${contact.email} or ${mainPhone}.`,
  rows: [],
};

const purposes: PrivacySection = {
  id: 'why',
  title: 'What you tell us, and why we ask',
  text: 'Only what you type into a form, and only when you send it. There are no accounts, no advertising, no visitor tracking and no cookies.',
  rows: [
    {
      name: 'A message, a quote, a call, a car',
      text: 'Your name, how to reach you and what you write, so that we can answer you. We use them because you asked us to.',
    },
    {
      name: 'The newsletter',
      text: `Your e-mail address, to send it to you. You agreed to this, and can withdraw your consent by writing to ${contact.email}.`,
    },
    {
      name: 'An application',
      text: 'Your name, e-mail, cover letter and CV, to decide who we hire.',
    },
    {
      name: 'A hall',
      text: 'Your name, e-mail, phone and details of the event, to request or hold the day, to invoice you, and to move or cancel the booking, as our contract with you requires. From anyone who pays, including through a link: name, e-mail and phone, so that we know whose payment it is.',
    },
    {
      name: 'A day on the waiting list',
      text: 'Your name, e-mail and phone, to tell you if it becomes free, until the day has passed or you withdraw.',
    },
    {
      name: 'A room, an apartment, the concert space',
      text: 'Your name, e-mail, phone, dates and approximate arrival time, to take your payment and be ready for you.',
    },
  ],
};

function serviceSection({ email, reservation, payment, reportUrl }: PrivacyConfiguration): PrivacySection {
  const reservationRows: PrivacyRow[] =
    reservation === undefined
      ? []
      : [
          {
            name: `Reservation service${hostText(reservation.baseUrl)}`,
            text: 'Checks whether a day is free as soon as you bring a day and a number of people to the hall form, and learns nothing else about you at that point. When you book a hall, it keeps the booking with your name and how to reach you.',
          },
        ];
  const reportRows: PrivacyRow[] =
    reportUrl === undefined
      ? []
      : [
          {
            name: `Failure reports${hostText(reportUrl)}`,
            text: 'When a page of this site fails, they are told which page, which part and what kind of failure. Nothing you typed is included.',
          },
        ];
  return {
    id: 'services',
    title: 'Who else sees it',
    text: 'Nothing passes through a server of ours: your browser sends your details straight to the services that do the work. Some of them may be outside Nigeria.',
    rows: [
      {
        name: `E-mail service${hostText(email.origin)}`,
        text: 'Carries every form, CV, invoice and payment notice to us as an e-mail, and your invoice to you.',
      },
      ...reservationRows,
      {
        name: `Card payments${hostText(payment.checkoutUrl)}`,
        text: 'Gets your name, e-mail and phone, what you are paying for, the amount and a reference from us. You type your card number into its own form: we never see it.',
      },
      ...reportRows,
      {
        name: 'Who serves this site',
        text: 'As with any site, the server that sends the pages sees the IP address of your connection.',
      },
    ],
  };
}

const deviceSection: PrivacySection = {
  id: 'device',
  title: 'What stays on your own device',
  text: 'It stays in this browser, on this device, and nowhere else. You can delete it under My bookings.',
  rows: [
    {
      name: 'What you typed and did not send',
      text: `${counted(typedTextHours, 'hour')}, so that nothing is lost if your connection drops. “Forget what I typed” deletes it at once.`,
    },
    {
      name: 'A message waiting to be sent',
      text: 'Until it is sent or you discard it. It waits only if you asked for that, or if a booking has to reach us.',
    },
    {
      name: 'An unpaid invoice',
      text: `${daysText(holdRetentionDays)} after it expired, which is ${counted(hallTerms.invoiceValidHours, 'hour')} after it was written.`,
    },
    {
      name: 'A hall or a stay with a payment, or a bill paid for family',
      text: `${daysText(paymentRetentionDays)} after the last day, or after the last payment if that is later. That covers the time in which a caution is returned.`,
    },
    {
      name: 'A day on the waiting list',
      text: 'Until the day has passed, even if you withdraw.',
    },
    {
      name: 'Numbers of invoices whose links you shared, and of card forms that did not open',
      text: 'The latest forty of each, without a name, so that nothing is paid twice.',
    },
    {
      name: 'Pages you opened, the currency you see prices in, and whether you save data',
      text: 'Until a newer page or choice replaces them, or you clear your browser’s data.',
    },
  ],
};

const rightsSection: PrivacySection = {
  id: 'rights',
  title: 'Your rights',
  text: `Under the Nigeria Data Protection Act 2023 you may ask what we hold about you and have it corrected, handed over or deleted. You may also object, and withdraw consent you have given. Write to ${contact.email}. We keep what reached us by e-mail for as long as the reply, the booking or the law requires.`,
  rows: [
    {
      name: 'A complaint',
      text: 'You may complain to the Nigeria Data Protection Commission (NDPC) at any time: ndpc.gov.ng.',
    },
  ],
};

/** Names come from the venue and its configuration, times from the code that stores the data. */
export function privacySections(config: PrivacyConfiguration): readonly PrivacySection[] {
  return [responsibility, purposes, serviceSection(config), deviceSection, rightsSection];
}
