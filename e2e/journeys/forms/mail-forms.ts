import { paths, type SiteAddress } from '../../site/addresses.ts';

/** Text as visitors write it: Yoruba with its marks, an emoji, markup and an attempt at a mail header. */
const words =
  'Ẹ káàárọ̀! Ṣé ẹ lè gbà wá? 🎉 <b>bold</b><script>alert(1)</script>\nBcc: victim@example.com\n{{name}}';

/** What goes into one field: how it is typed, and how it has to arrive if that differs. */
type Sample = { typed: string; arrives?: string };

/** A mail form of the site, as a visitor meets it. */
export type MailForm = {
  id: string;
  path: SiteAddress;
  /** Accessible name of the form. */
  name: string;
  button: string;
  /** It is folded until somebody opens it. */
  folded?: true | undefined;
  /** The federated part around it, which has to be awake. */
  part: string;
  template: string;
  /** A value for each field but the file, by key of the e-mail, in the order of the form. */
  fields: Readonly<Record<string, Sample>>;
  /** It goes with a reference, and its page shows a copy. */
  isRequest?: true;
};

const name = { typed: 'Mọrẹ́nikẹ́jì Bello <script>' };
const email = { typed: 'morenikeji@example.com' };
const tel = { typed: '+234 803 123-4567' };
const text = { typed: words, arrives: words.replaceAll('\n', '\r\n') };
const line = (typed: string): Sample => ({ typed });

/** The form that most tests of the common behaviour use. */
export const contactForm: MailForm = {
  id: 'F-01 contact',
  path: paths.contact,
  name: 'Send us an E-Mail',
  button: 'Send',
  part: 'mf-forms/contact',
  template: 'template_contact',
  fields: { name, email, subject: line('Ọjọ́ Sátidé?\r\nBcc: victim@example.com'), message: text },
};

/** The form with a file, which is not in the fields here. */
export const careerForm: MailForm = {
  id: 'F-16 career',
  path: paths.career,
  name: 'Apply',
  button: 'Send the application',
  part: 'mf-forms/career-application',
  template: 'template_career',
  fields: { job: line('Projectionist'), name, email, coverLetter: text },
};

export const callbackForm: MailForm = {
  id: 'F-02 callback',
  path: paths.terms,
  name: 'Quick Call Back',
  button: 'Call me back',
  folded: true,
  part: 'mf-forms/callback',
  template: 'template_callback',
  fields: { name, phone: line('08031234567'), reason: line('A date in March') },
};

export const quoteForm: MailForm = {
  id: 'F-13 request a quote',
  path: paths.requestQuote,
  name: 'Request a quote',
  button: 'Request the quote',
  part: 'mf-forms/request-quote',
  template: 'template_request_quote',
  isRequest: true,
  fields: {
    occasion: line('A wedding'),
    place: line('Halls'),
    eventDate: line('2031-03-20'),
    estimatedGuests: line('650'),
    layout: line('Banquet'),
    hours: line('9am – 4pm'),
    needs: line('Lunch, Microphones'),
    concertEntertainment: line('Live band "Àdùkẹ́"'),
    message: text,
    name,
    organizationName: line('Ẹgbẹ́ Ọmọ Ìwòyè & Sons'),
    number: tel,
    email,
  },
};

export const visitForm: MailForm = {
  id: 'visit',
  path: paths.visit,
  name: 'Request a visit',
  button: 'Request the visit',
  part: 'mf-forms/visit',
  template: 'template_visit',
  fields: {
    visitDate: line('2031-03-20'),
    visitTime: line('10:30'),
    places: line('Halls, Hotel'),
    people: line('4'),
    name,
    phone: tel,
    email,
    message: text,
  },
};
