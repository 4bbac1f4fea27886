import * as z from 'zod';
import { hallFacts } from './hall-facts.ts';
import { otherCurrencies } from './other-currencies.ts';

/**
 * The venue's document: every fact of the house that pages, invoices, mails, menus and addresses say. Compose checks it
 * and writes it into every page; the code only takes the type from here. Sums are whole naira, times `HH:MM` on Lagos
 * clocks, per cents of 100.
 */
const text = z.string().min(1);
const naira = z.int().positive();
const count = z.int().positive();
const percent = z.int().min(1).max(99);
const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ allowed: 'a time of day, HH:MM' });
const key = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/)
  .meta({ allowed: 'lower-case letters, digits and hyphens, starting with a letter' });
const link = z.url({ protocol: /^https?$/ }).meta({ allowed: 'a full address, https://…' });

const brand = z.strictObject({
  name: text.describe('What people call the venue'),
  meaning: z
    .optional(text)
    .describe(
      'What the name means, after “is”: Yoruba for making merry. Nothing is said of it where it is null',
    ),
  slug: key.describe('What the addresses of the facilities carry'),
});

const neighbour = z.strictObject({
  town: text,
  lies: z
    .enum(['north', 'north-east', 'south-west', 'near'])
    .describe('Where a road leads to it; near: it stands on the map itself'),
});

const place = z.strictObject({
  road: text.describe('House number and road'),
  town: text,
  state: text,
  country: text,
  mapUrl: link.describe('Where the map opens'),
  neighbours: z.array(neighbour).describe('Towns around, for the drawn map, which draws a road to each'),
});

const openHours = z.strictObject({ days: text, from: clock, to: clock });

const contact = z.strictObject({
  email: z.email().meta({ allowed: 'an e-mail address' }),
  phones: z
    .array(
      z
        .string()
        .regex(/^\+\d[\d ]+\d$/)
        .meta({ allowed: 'a telephone number with its country code, +234 …' }),
    )
    .min(1)
    .describe('Telephone numbers; the first one is the main one and has WhatsApp'),
  officeHours: z.array(openHours).min(1),
  answerDays: z
    .optional(count)
    .describe(
      'In how many office days a request for a price is answered; where it is not given, no day is named',
    ),
});

const socialLink = z.strictObject({
  id: z.enum(['video', 'photos', 'network', 'microblog']),
  name: text,
  url: link,
});

const grounds = z.strictObject({
  squareFeet: count,
  guests: z.strictObject({ from: count, to: count }).describe('All halls and grounds together'),
});

const capacities = z.strictObject({
  eventCenter: count.describe('Guests seated in it: no fewer than the largest hall takes'),
  multipurposeHall: count,
  vipLounge: count,
  outdoor: count,
  nightClub: count,
  lounge: count,
  cafe: count,
});

const hall = z.strictObject({
  key: key.describe('In addresses; ball-room, ambali, wosilat have pictures (Going live, step 3)'),
  id: z.int().describe('roomTypeId in the reservation service, of this hall alone'),
  name: text,
  rental: naira.describe('One day'),
  listed: z
    .strictObject({ from: count, to: count })
    .describe(
      'Guests as the list of halls states them; with another number the hall has no floor plan until one is drawn',
    ),
  inTerms: count.describe('Guests as the terms state them: from half to twice what listed says'),
  seatedAtTables: z.optional(count).describe('Guests that sit at tables, not in rows'),
  nameInTerms: z.optional(text).describe('What the terms call the hall, where they call it something else'),
});

const hallTerms = z.strictObject({
  opening: clock,
  closing: clock.describe(
    'What ends later pays lateCharge once, with the balance; an hour before opening is of the next day',
  ),
  depositPercent: percent.describe('Part of the rental that secures a date'),
  caution: naira.describe('On top of either payment, and back after cautionReturnDays'),
  cautionReturnDays: count,
  balanceDueDays: count.describe('Days before the event by which everything is paid'),
  leastPart: z
    .int()
    .min(0)
    .describe('Least part in which what follows the deposit may be paid by card; 0: in one sum only'),
  invoiceValidHours: count,
  returnedCheque: naira,
  dateChangePercent: percent,
  dateChangeNoticeDays: count,
  refundBusinessDays: count.describe('Business days after booking in which a cancelled deposit comes back'),
  refundLessPercent: percent,
  tablePlanDays: count,
  decorationDays: count,
  rehearsalDays: count.describe('A rehearsal is booked that many days ahead'),
  rehearsalFreeHours: count,
  rehearsalHour: naira,
  lateCharge: naira,
  overtimeHour: naira,
  armedGuardHour: naira,
  unarmedGuardHour: naira,
  guardLeastHours: count,
  advertDays: count,
  advertMiles: count,
  advertRemovalDays: count,
  alcoholAge: count,
});

/** A room or an apartment. What is not given is not said on any page, but that `sleeps` is to be asked. */
const lodging = z.strictObject({
  key: key.describe('Names the room in the code and its pictures: basic-standard'),
  name: text,
  listedRate: naira.describe('A night, as listed'),
  onlineRate: z.optional(naira).describe('A night, as charged on the booking page'),
  stars: z.int().min(1).max(5),
  bedrooms: z.optional(count),
  sleeps: z
    .optional(count)
    .describe('How many guests; where it is not given, pages say that it is to be asked'),
  beds: z.optional(text),
  bath: z.optional(text),
});

const stayTerms = z.strictObject({
  checkIn: z.optional(clock).describe('From when on the first day'),
  checkOut: z.optional(clock).describe('Until when on the last day'),
  cancellation: z
    .optional(text)
    .describe('What becomes of a paid stay that is cancelled, in whole sentences'),
});

/** What is not given is said to be open, with whom to ask: the space is paid before anybody answers. */
const concertSpace = z.strictObject({
  guests: z.optional(count).describe('How many it holds'),
  musicUntil: z.optional(clock).describe('Until when may be played'),
});

const concertTerms = z.strictObject({
  cancellation: text.describe('What becomes of a paid day that is cancelled, in whole sentences'),
});

const legal = z.strictObject({
  name: text.describe('Who the venue is in law'),
  registration: z.optional(text).describe('As it is to be read: RC 123456'),
  taxNumber: z.optional(text).describe('As it is to be read: TIN 12345678-0001'),
});

export const venueSchema = z.strictObject({
  brand,
  legal: z
    .optional(legal)
    .describe('On invoices, receipts and their prints; where it is not given, they say the brand alone'),
  place,
  contact,
  copyrightYear: z.int().min(1900).max(2200),
  socialLinks: z.array(socialLink),
  grounds,
  capacities,
  halls: z.array(hall).min(1).describe('In any order: pages name the smallest first'),
  hallTerms,
  hallFacts: z
    .optional(hallFacts)
    .describe(
      'What planners ask before they pay for a hall, in whole sentences; what is not given the page of questions tells readers to ask',
    ),
  rooms: z.array(lodging),
  apartments: z.array(lodging),
  stayTerms: z
    .optional(stayTerms)
    .describe('Terms of rooms and apartments: agreed to before the payment, kept with the receipt'),
  concertTerms: z.optional(concertTerms).describe('The same for the concert space'),
  concertSpace: z
    .optional(concertSpace)
    .describe(
      'What stands beside the price of the concert space; of what is not given the pages say that it is to be asked',
    ),
  concertDayRate: naira.describe('The concert space for a day'),
  otherCurrencies: z
    .optional(otherCurrencies)
    .describe(
      'Totals on booking pages may then be read in other currencies too; everything is charged in naira. Nothing of it is shown where it is null',
    ),
  ifNotFree: z
    .optional(text)
    .describe(
      'Your promise, in whole sentences, beside every button that takes money for a room, an apartment or the concert space: what becomes of it where you cannot give what was paid for. Nothing is promised where it is null',
    ),
});

export type Venue = z.infer<typeof venueSchema>;
export type Hall = Venue['halls'][number];
export type LodgingFacts = Venue['rooms'][number];
