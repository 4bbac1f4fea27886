import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';

const invoiceHours = counted(hallTerms.invoiceValidHours, 'hour');

/** The article with a page of its own (MD-03). */
export const featuredArticle = {
  title: 'The drums came home on the second day',
  date: 'January 2024',
  summary:
    'For the first edition of our cultural festival, on the second day of the 2023 year-end holiday, the doors stood open and the court filled up. What was played, who came, and who might carry the next one.',
  path: addressOf('mf-marketing/festival-article'),
} as const;

export type Article = {
  title: string;
  date: string;
  /** Opened in place by Read now (MD-04). */
  summary: string;
  /** Where to go on from it. */
  link: { title: string; path: string };
};

export const otherArticles = [
  {
    title: 'Ten jobs, sixteen chairs',
    date: 'December 2023',
    summary:
      'We are hiring: three people for concessions and tickets, two each at the door, the broom, the projector and the books, and one each to manage, supervise, recruit, file and buy. A CV in PDF or Word is enough to begin.',
    link: { title: 'See the openings', path: addressOf('mf-marketing/career') },
  },
  {
    title: 'The concert space takes cards',
    date: 'November 2023',
    summary: `Choose the day, pay ${formatNaira(concertDayRate)} by card, and the space is yours for that day. Sound check at noon if you load in at seven.`,
    link: { title: 'Book the concert space', path: addressOf('mf-bookings/concert-booking') },
  },
  {
    title: `Hall invoices are valid for ${invoiceHours}`,
    date: 'September 2023',
    summary: `Check a date, and if the hall is free the invoice comes by e-mail and is valid for ${invoiceHours}. Pay the ${hallTerms.depositPercent}% deposit or the full rental; either way a caution of ${formatNaira(hallTerms.caution)} comes on top and is refundable in ${counted(hallTerms.cautionReturnDays, 'day')}.`,
    link: { title: 'Check a date', path: addressOf('mf-bookings/hall-booking') },
  },
  {
    title: 'One letter a month, and no more',
    date: 'July 2023',
    summary:
      'Open Saturdays before they go, what is on in the concert space, what is showing at the cinema. One e-mail field, one letter a month, and every letter says how to stop it.',
    link: { title: 'Get the letter', path: addressOf('mf-forms/newsletter-page') },
  },
] as const satisfies readonly Article[];
