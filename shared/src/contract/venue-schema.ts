import * as z from 'zod';
import { hall, hallFacts, hallTerms } from './hall-schema.ts';
import { clock, count, key, naira, text } from './schema-parts.ts';

const link = z.url({ protocol: /^https?$/ }).meta({ allowed: 'a full address, https://…' });

const brand = z.strictObject({
  name: text.describe('The name that people use for the venue'),
  meaning: z
    .optional(text)
    .describe('What the name means, to follow “is”: Yoruba for making merry. null leaves it out'),
  slug: key.describe('Part of the addresses of facilities'),
});

const neighbour = z.strictObject({
  town: text,
  lies: z
    .enum(['north', 'north-east', 'south-west', 'near'])
    .describe('Direction of its road; near: on the map itself'),
});

const place = z.strictObject({
  road: text.describe('House number and road'),
  town: text,
  state: text,
  country: text,
  mapUrl: link.describe('Link to an online map'),
  neighbours: z.array(neighbour).describe('Neighbouring towns, each with a road on the drawn map'),
});

const openHours = z.strictObject({ days: text, from: clock, to: clock });

const contact = z.strictObject({
  email: z.email().meta({ allowed: 'an e-mail address' }),
  phones: z
    .array(
      z
        .string()
        .regex(/^\+\d[\d ]+\d$/)
        .meta({
          allowed: 'a telephone number with its country code, in digits and spaces: +234 803 123 4567',
        }),
    )
    .min(1)
    .describe('Telephone numbers; the first is the main number and has WhatsApp'),
  officeHours: z.array(openHours).min(1),
  answerDays: z
    .optional(count)
    .describe('Within how many office days you answer a request for a price; if left out, pages give no day'),
});

const socialLink = z.strictObject({
  id: z.enum(['video', 'photos', 'network', 'microblog']),
  name: text,
  url: link.describe('The account; an address without a path is not shown'),
});

const grounds = z.strictObject({
  squareFeet: count,
  guests: z.strictObject({ from: count, to: count }).describe('All halls and grounds together'),
});

const capacities = z.strictObject({
  eventCenter: count.describe('Seats: at least the capacity of the largest hall'),
  multipurposeHall: count,
  vipLounge: count,
  outdoor: count,
  nightClub: count,
  lounge: count,
  cafe: count,
});

/**
 * Rooms and apartments with a booking page of their own, by their keys: every venue's document has them, with
 * an onlineRate.
 */
export const bookedLodgings = {
  rooms: ['basic-standard', 'basic-deluxe'],
  apartments: ['executive-apartment', 'luxury-suite'],
} as const;

export type BookedLodging = (typeof bookedLodgings)[keyof typeof bookedLodgings][number];

/** A room or an apartment. Pages leave out what is not given, and tell guests to ask for `sleeps`. */
const lodging = z.strictObject({
  key: key.describe('Identifies the room and its pictures: basic-standard'),
  name: text,
  listedRate: naira.describe('Per night, as listed'),
  onlineRate: z.optional(naira).describe('Per night, as charged on the booking page'),
  stars: z.int().min(1).max(5),
  bedrooms: z.optional(count),
  sleeps: z.optional(count).describe('Number of guests; if left out, pages tell guests to ask'),
  beds: z.optional(text),
  bath: z.optional(text),
});

const stayTerms = z.strictObject({
  checkIn: z.optional(clock).describe('Earliest time on the first day'),
  checkOut: z.optional(clock).describe('Latest time on the last day'),
  cancellation: z
    .optional(text)
    .describe('What guests get back if they cancel a paid stay, in whole sentences'),
});

/** Pages tell guests to ask for what is not given, because the space is paid before anyone replies. */
const concertSpace = z.strictObject({
  guests: z.optional(count).describe('Capacity'),
  musicUntil: z.optional(clock).describe('How late music may play'),
});

const concertTerms = z.strictObject({
  cancellation: text.describe('What guests get back if they cancel a paid day, in whole sentences'),
});

const rate = z.number().positive().meta({ allowed: 'a number above 0' });

/** The owner enters the rates; nothing fetches them. */
const otherCurrencies = z.strictObject({
  on: z.iso.date().meta({ allowed: 'a date, YYYY-MM-DD' }).describe('The date of the rates'),
  naira: z
    .strictObject({
      gbp: z.optional(rate).describe('Naira per pound'),
      usd: z.optional(rate).describe('Naira per US dollar'),
      eur: z.optional(rate).describe('Naira per euro'),
      ghs: z.optional(rate).describe('Naira per cedi'),
    })
    .describe('How many naira one unit is worth; currencies left out are not offered'),
});

const legal = z.strictObject({
  name: text.describe('Legal name'),
  registration: z.optional(text).describe('As it should appear: RC 123456'),
  taxNumber: z.optional(text).describe('As it should appear: TIN 12345678-0001'),
});

/**
 * The venue's document: every fact of the venue that pages, invoices, e-mails, menus and addresses mention.
 * Compose checks it and writes it into every page; the code takes only the type from here. Amounts are whole
 * naira, times `HH:MM` in Lagos.
 */
export const venueSchema = z.strictObject({
  brand,
  legal: z.optional(legal).describe('Shown on invoices and receipts; if left out, they show the brand only'),
  place,
  contact,
  copyrightYear: z.int().min(1900).max(2200),
  socialLinks: z.array(socialLink),
  grounds,
  capacities,
  halls: z.array(hall).min(1).describe('In any order; pages list the smallest first'),
  hallTerms,
  hallFacts: z
    .optional(hallFacts)
    .describe(
      'Answers to planners’ questions, in whole sentences; for those left out, pages tell planners to ask',
    ),
  rooms: z.array(lodging),
  apartments: z.array(lodging),
  stayTerms: z
    .optional(stayTerms)
    .describe('Terms of rooms and apartments; guests agree before they pay, and the receipt includes them'),
  concertTerms: z.optional(concertTerms).describe('The same for the concert space'),
  concertSpace: z
    .optional(concertSpace)
    .describe('Shown beside the price of the concert space; for values left out, pages tell guests to ask'),
  concertDayRate: naira.describe('The concert space, per day'),
  otherCurrencies: z
    .optional(otherCurrencies)
    .describe(
      'Lets visitors see totals on booking pages in other currencies; everything is charged in naira. null turns it off',
    ),
  ifNotFree: z
    .optional(text)
    .describe(
      'Your promise beside every pay button for a room, an apartment or the concert space, in whole sentences: what happens if it turns out to be taken. null promises nothing',
    ),
});

export type Venue = z.infer<typeof venueSchema>;
export type Hall = Venue['halls'][number];
export type LodgingFacts = Venue['rooms'][number];
