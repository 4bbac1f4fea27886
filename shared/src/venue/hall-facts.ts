import * as z from 'zod';

const text = z.string().min(1);

/** What planners ask of a hall, in whole sentences. What is not given is said to be open, with whom to ask. */
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
