import * as z from 'zod/mini';

/** Key of the one object that says which composition visitors get. It is replaced in one step, and only from a known state. */
export const pointerKey = 'live-composition.json';

const pointerSchema = z.object({
  /** Name of the composition that visitors get. */
  live: z.string(),
  /** Those that were live before, the last one first: all that they name is kept. */
  earlier: z.array(z.string()),
  /** Since when, and who has made it live: no two states of the pointer are the same. */
  since: z.string(),
  by: z.string(),
  /** Set while its writer removes what none of them names: until when (ms since 1970) others take notice of that. */
  cleaningUntil: z.optional(z.number()),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** Reads the pointer's text; throws if it is none. */
export function pointerIn(text: string): Pointer {
  return pointerSchema.parse(JSON.parse(text));
}

const pagesSchema = z.object({
  /** The document that holds each file which belongs to no version: `contact-us.html`, `contact-us.html.br`, `live.json`. */
  documents: z.record(z.string(), z.string()),
  /** From each former address to the page that it leads to. */
  redirects: z.record(z.string(), z.string()),
  /** Whether search engines are to leave it out, as they are a preview. */
  isUnlisted: z.boolean(),
});

/** What stands before a store has to know of a composition. Under its name it never changes. */
export type CompositionPages = z.infer<typeof pagesSchema>;

/** All that belongs to one composition alone has keys that begin so. */
export const compositionsFolder = 'compositions/';
/** Documents are named after what they hold: compositions share those that are the same. */
export const documentsFolder = 'documents/';

/** Key of the list of a composition's pages. */
export function pagesKey(composition: string): string {
  return `${compositionsFolder}${composition}/pages.json`;
}

/** Reads such a list; throws if it is none. */
export function pagesIn(text: string): CompositionPages {
  return pagesSchema.parse(JSON.parse(text));
}
