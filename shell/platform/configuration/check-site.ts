import * as z from 'zod';
import { type Venue, venueSchema } from '@venue/shared/contract/venue-schema.ts';
import type { SiteConfig } from '../../src/page-data/page-blocks.ts';
import type { ConfiguredRelease } from '../releases/release-schema.ts';
import { defaultVenue } from './default-venue.ts';
import { objectSchema } from './json-object.ts';
import { mergePatch } from './merge-patch.ts';
import { textsIn, schemaOf, liveProblems, sectionProblems, unknownKey } from './sections.ts';
import type { UncheckedConfiguration } from './selected-configuration.ts';
import {
  plainOrigin,
  reportOrigins,
  reportUrlProblems,
  reportUrlSchema,
  siteUrlProblems,
  siteUrlSchema,
} from './site-url.ts';
import { venueProblems, withHallsInOrder } from './venue-problems.ts';

const renamed = z.looseObject({
  brand: z.looseObject({ name: z.string(), meaning: z.optional(z.undefined()) }),
});

/** The specified venue with a configuration's own values. A new name drops the specified meaning of the name. */
export function completeVenue(own: unknown): unknown {
  const base = renamed.safeParse(own).success
    ? mergePatch(defaultVenue, { brand: { meaning: null } })
    : defaultVenue;
  return mergePatch(base, own);
}

/** Origins that the configuration adds to the policy of every page. */
export type PolicyOrigins = Readonly<Record<'connect' | 'frame' | 'media', readonly string[]>>;

export type CheckedSite = {
  readonly config: SiteConfig;
  readonly venue: Venue;
  readonly origins: PolicyOrigins;
  /** The site's own address, https://www.venue.example, if it is set. */
  readonly siteUrl: string | undefined;
};

type Section = { name: string; schema: z.core.JSONSchema.JSONSchema };

const modes = ['sandbox', 'live'] as const;
const ownKeys = ['mode', 'siteUrl', 'reportUrl', 'venue'] as const;
const venueJsonSchema = z.toJSONSchema(venueSchema);

function sectionsOf(releases: readonly ConfiguredRelease[]): Section[] {
  return releases.flatMap(({ configuration }) =>
    Object.entries(configuration).map(([name, schema]) => ({ name, schema })),
  );
}

/** Whether an optional section is missing. */
function isLeftOut({ name, schema }: Section, given: Readonly<Record<string, unknown>>): boolean {
  return given[name] === undefined && schemaOf(schema).mayBeAbsent === true;
}

function mailForms(releases: readonly ConfiguredRelease[]): string[] {
  return releases.flatMap(({ manifest }) => manifest?.mailForms ?? []);
}

/**
 * Each mail form of a live remote needs a template. Other templates are ignored, so that a release which added a form
 * can be rolled back. A misspelt name is found by the form that it leaves without one.
 */
function templateProblems(
  content: Readonly<Record<string, unknown>>,
  releases: readonly ConfiguredRelease[],
): string[] {
  const forms = mailForms(releases);
  const email = objectSchema.safeParse(content['email']);
  const templates = objectSchema.safeParse(email.data?.['templates']);
  if (!templates.success) return [];
  const names = Object.keys(templates.data);
  return forms
    .filter((form) => !names.includes(form))
    .map((form) => `email.templates.${form}: is missing; it must be a template id`);
}

function documentProblems(
  content: Readonly<Record<string, unknown>>,
  sections: readonly Section[],
): string[] {
  const known = [...ownKeys, ...new Set(sections.map(({ name }) => name))];
  const unknown = Object.keys(content).filter((key) => !known.includes(key));
  const problems = unknown.map((key) => `${key}: ${unknownKey(known)}`);
  const isMode = modes.some((mode) => mode === content['mode']);
  return isMode ? problems : [`mode: must be ${modes.map((mode) => `"${mode}"`).join(' or ')}`, ...problems];
}

function originsOf(
  content: Readonly<Record<string, unknown>>,
  sections: readonly Section[],
  reportUrl: string | undefined,
): PolicyOrigins {
  const addresses = sections.flatMap(({ name, schema }) => textsIn(content[name], schemaOf(schema), name));
  const allowed = (policy: keyof PolicyOrigins) => [
    ...new Set(
      addresses
        .filter(({ schema }) => schema.policy === policy)
        .map(({ path, value }) => plainOrigin(path, value)),
    ),
  ];
  return {
    connect: [...new Set([...allowed('connect'), ...reportOrigins(reportUrl)])],
    frame: allowed('frame'),
    media: allowed('media'),
  };
}

/** Invalid values; if there are none, contradictions between values. */
function factProblems(venue: unknown): string[] {
  const problems = sectionProblems('venue', venue, venueJsonSchema);
  return problems.length > 0 ? problems : venueProblems(venueSchema.parse(venue));
}

/**
 * Checks a configuration against the live releases. Throws with one line per problem, each with its key and
 * what is allowed there. The venue returned is complete: the specified one with the configuration's own values.
 */
export function checkSite(
  { name, content }: UncheckedConfiguration,
  releases: readonly ConfiguredRelease[],
): CheckedSite {
  const parsed = objectSchema.safeParse(content);
  if (!parsed.success) throw new Error(`${name}: the configuration must be a JSON object`);
  const { venue: ownFacts, siteUrl, reportUrl: givenReportUrl, ...given } = parsed.data;
  const declared = sectionsOf(releases);
  const sections = declared.filter((section) => !isLeftOut(section, given));
  const venue = completeVenue(ownFacts);
  const isLive = given['mode'] === 'live';
  const problems = [
    ...documentProblems(parsed.data, declared),
    ...sections.flatMap((section) => sectionProblems(section.name, given[section.name], section.schema)),
    ...templateProblems(given, releases),
    ...(isLive
      ? sections.flatMap(({ name: key, schema }) => liveProblems(key, given[key], schemaOf(schema)))
      : []),
    ...factProblems(venue),
    ...siteUrlProblems(siteUrl, isLive),
    ...reportUrlProblems(givenReportUrl, isLive),
  ];
  if (problems.length > 0) throw new Error(`${name}:\n${[...new Set(problems)].join('\n')}`);
  const reportUrl = reportUrlSchema.parse(givenReportUrl);
  return {
    config: { ...given, mode: isLive ? 'live' : 'sandbox', ...(reportUrl !== undefined && { reportUrl }) },
    venue: withHallsInOrder(venueSchema.parse(venue)),
    origins: originsOf(given, sections, reportUrl),
    siteUrl: siteUrlSchema.parse(siteUrl),
  };
}
