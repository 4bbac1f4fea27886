import { type Venue, venueSchema } from '@venue/shared/venue/venue-schema.ts';
import * as z from 'zod';
import type { ConfiguredRelease } from './check-site.ts';
import { allowedText, type Schema, withOwnKeys } from './schema-text.ts';
import { specifiedVenue } from './specified-venue.ts';

export type ReferenceSection = { name: string; text: string };

type Row = readonly [key: string, needed: string, allowed: string, meaning: string, specified: string];

const heading: Row = ['key', 'needed', 'what may stand there', 'what it is', 'specified'];

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

function allowedCell(schema: Schema): string {
  const text = allowedText(schema);
  return schema.live ? `${text}; live asks for \`${schema.live}\`` : text;
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

type Place = { path: string; schema: Schema; isNeeded: boolean; specified: unknown };

function below({ path, schema, specified }: Place): Place[] {
  const named = Object.entries(schema.properties ?? {}).map(([key, at]) => ({
    path: `${path}.${key}`,
    schema: at,
    isNeeded: schema.required?.includes(key) ?? false,
    specified: valueAt(specified, key),
  }));
  const any = { isNeeded: false, specified: undefined };
  const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const free = more ? [{ ...any, path: `${path}.<name>`, schema: more }] : [];
  const items = schema.items ? [{ ...any, path: `${path}[]`, schema: schema.items, isNeeded: true }] : [];
  return [...named, ...free, ...items];
}

/** One row per key; objects only if they have a description. */
function rowsOf(place: Place): Row[] {
  const { path, schema, isNeeded, specified } = place;
  const parts = below(place);
  const row: Row = [
    `\`${path}\``,
    isNeeded ? 'yes' : '',
    allowedCell(schema),
    schema.description ?? '',
    shown(specified),
  ];
  const isSilent = parts.length > 0 && schema.description === undefined;
  return [...(isSilent ? [] : [row]), ...parts.flatMap(rowsOf)];
}

function table(rows: readonly Row[]): string {
  const all = [heading, heading.map(() => '---'), ...rows];
  return all.map((row) => `| ${row.join(' | ').replaceAll(/ {2,}/g, ' ')} |`).join('\n');
}

function section(name: string, readers: string, place: Place): ReferenceSection {
  const text = place.schema.description ? `${place.schema.description}. ` : '';
  const rows = below(place).flatMap(rowsOf);
  return { name, text: `## ${name}\n\n${text}${readers}\n\n${table(rows)}` };
}

/** Every key of the configuration as Markdown, one section for each section of the configuration. */
export function configurationReference(releases: readonly ConfiguredRelease[]): ReferenceSection[] {
  const names = [...new Set(releases.flatMap(({ configuration }) => Object.keys(configuration)))];
  const declared = names.flatMap((name) => {
    const schema = releases.find(({ configuration }) => name in configuration)?.configuration[name];
    if (!schema) return [];
    const text = 'The remotes that declare it in `src/configuration.ts` read it.';
    return [
      section(name, text, { path: name, schema: withOwnKeys(schema), isNeeded: true, specified: undefined }),
    ];
  });
  const venue: Venue = specifiedVenue;
  const place = {
    path: 'venue',
    schema: withOwnKeys(z.toJSONSchema(venueSchema)),
    isNeeded: false,
    specified: venue,
  };
  const text = 'Read by everybody. A document gives only what differs from the specified value.';
  return [...declared, section('venue', text, place)];
}

export const referenceFile = new URL('../../../docs/configuration-keys.md', import.meta.url);

export function referenceDocument(sections: readonly ReferenceSection[]): string {
  const opening = `# Every key of the configuration

Written by \`npm run reference\` from the schemas that check it; a test fails when it is stale. [Configuration](configuration.md)
says how to use it. Beside these sections the document has \`mode\`, \`live\` or \`sandbox\`, \`siteUrl\`, its own address,
\`reportUrl\`, where failures of pages are reported. Sums are whole naira, times are
\`HH:MM\` on Lagos clocks. \`[]\` stands for each entry of a list, which is given whole.`;
  return `${[opening, ...sections.map(({ text }) => text)].join('\n\n')}\n`;
}
