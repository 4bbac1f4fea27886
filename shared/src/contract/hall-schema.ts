import * as z from 'zod';
import { clock, count, key, naira, percent, text } from './schema-parts.ts';

export const hall = z.strictObject({
  key: key.describe(
    'Part of addresses; ball-room, ambali and wosilat have pictures (see Going live, step 3)',
  ),
  id: z.int().describe('roomTypeId in the reservation service, different for each hall'),
  name: text,
  rental: naira.describe('Per day'),
  listed: z
    .strictObject({ from: count, to: count })
    .describe(
      'Guests in the list of halls; if you change it, the hall has no floor plan until a new one is drawn',
    ),
  inTerms: count.describe('Guests in the terms: from half of listed.from to twice listed.to'),
  seatedAtTables: z.optional(count).describe('Guests seated at tables rather than in rows'),
  nameInTerms: z.optional(text).describe('The hall’s name in the terms, if it differs'),
});

export const hallTerms = z.strictObject({
  opening: clock,
  closing: clock.describe(
    'Events that end later pay lateCharge once, with the balance; an hour before opening is on the next day',
  ),
  depositPercent: percent.describe('Share of the rental that secures a date'),
  caution: naira.describe('Added to either payment, and returned after cautionReturnDays'),
  cautionReturnDays: count,
  balanceDueDays: count.describe('Days before the event by which everything must be paid'),
  leastPart: z
    .int()
    .min(0)
    .describe('Smallest part of the balance that can be paid by card; 0: in one amount only'),
  invoiceValidHours: count,
  returnedCheque: naira,
  dateChangePercent: percent,
  dateChangeNoticeDays: count,
  refundBusinessDays: count.describe(
    'Business days after booking within which cancelling returns the deposit',
  ),
  refundLessPercent: percent,
  tablePlanDays: count,
  decorationDays: count,
  rehearsalDays: count.describe('How many days ahead a rehearsal must be booked'),
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

/** Answers to planners' questions, in whole sentences. For those left out, pages tell planners to ask. */
export const hallFacts = z.strictObject({
  cooling: z.optional(text).describe('How the halls are cooled, and whether it costs extra'),
  parking: z.optional(text).describe('How many cars can park, and where'),
  ownPeople: z
    .optional(text)
    .describe('Whether planners may bring drinks, a DJ or other suppliers, and any fee for that'),
  linen: z.optional(text).describe('Whether linen comes with the tables and chairs'),
  changingRooms: z.optional(text).describe('Whether the halls have their own changing rooms'),
  toilets: z.optional(text).describe('How many toilets there are, and who looks after them'),
  settingUp: z.optional(text).describe('Whether planners may set up before the day, and from when'),
});
