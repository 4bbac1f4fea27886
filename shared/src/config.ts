import * as z from 'zod/mini';

z.config({ jitless: true });

const text = z.string().check(z.minLength(1));
const address = z
  .url({ protocol: /^https?$/ })
  .check(z.refine((url) => !url.endsWith('/'), 'must not end with a slash'));
const link = z.optional(z.url({ protocol: /^https?$/ }));

/** E-mail forms; each has a template of its own (C-03, C-08). */
export const emailForms = [
  'contact',
  'callback',
  'newsletter',
  'carRental',
  'onTheMoveQuote',
  'galleryQuote',
  'requestQuote',
  'career',
  'hallInvoice',
] as const;
export type EmailFormName = (typeof emailForms)[number];

const email = z.object({
  /** Where the e-mail service answers, without a trailing slash. */
  origin: address,
  publicKey: text,
  serviceId: text,
  /** Largest file in bytes that the e-mail plan takes; 2 MB unless given (D-33). */
  largestFile: z.optional(z.int().check(z.positive())),
  templates: z.record(z.enum(emailForms), text),
});

/**
 * The runtime configuration document: the only thing in which sandbox and production differ.
 * All values are public; secret keys never belong here.
 */
export const siteConfigSchema = z.object({
  /** `sandbox` shows the strip on every page; it is chosen, never fallen back to. */
  mode: z.enum(['sandbox', 'live']),
  email,
  reservation: z.object({
    baseUrl: address,
    apiKey: text,
    /** Whether its look-up of card payments is asked after each of them (C-21); not unless given. */
    verifiesPayments: z.optional(z.boolean()),
  }),
  payment: z.object({
    publicKey: text.check(z.regex(/^pk_/, 'must be a public key, pk_…')),
    /** Origin (and base path) of the provider's checkout page, without a trailing slash. */
    checkoutUrl: address,
  }),
  /** Account for bank transfers, shown on the invoice (I-02). */
  bank: z.object({ bank: text, accountNumber: text, accountName: text }),
  links: z.object({
    /** External reservation site of the three luxury rooms (FC-08). */
    roomReservations: link,
    /** External cinema site (FC-21). */
    cinema: link,
    /** A hosted video instead of the film that ships with the site. */
    tourVideo: link,
  }),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

export type ConfigOutcome =
  | { kind: 'config'; config: SiteConfig }
  /** One line a problem, each naming the key: `payment.publicKey: must be a public key, pk_…`. */
  | { kind: 'refused'; problems: string[] };

function refused(problems: string[]): ConfigOutcome {
  return { kind: 'refused', problems };
}

/** Reads the text of a configuration document; what is wrong with it comes back as words. */
export function readConfig(json: string | null | undefined): ConfigOutcome {
  if (!json) return refused(['the configuration document is missing']);
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    return refused(['the configuration document is not JSON']);
  }
  const result = siteConfigSchema.safeParse(document, {
    error: (issue) => (issue.input === undefined ? 'is missing' : 'is not valid'),
  });
  if (result.success) return { kind: 'config', config: result.data };
  return refused(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`),
  );
}
