import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const triple = /^<([^>]+)> <([^>]+)> <([^>]+)> /;
const own = /^https?:\/\/schema\.org\//;

/** What the vocabulary says of its words: `subClassOf` of a class, `domainIncludes` and `rangeIncludes` of a property. */
type Relation = 'subClassOf' | 'domainIncludes' | 'rangeIncludes' | 'type';
const relations = new Map<string, Map<string, string[]>>();

function nameOf(address: string): string {
  return address.replace(own, '').replace(/^.*[#/]/, '');
}

const vocabulary = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
for (const line of readFileSync(vocabulary, 'utf8').split('\n')) {
  const [, subject = '', predicate = '', object = ''] = triple.exec(line) ?? [];
  if (!own.test(subject)) continue;
  const relation = nameOf(predicate);
  const known = relations.get(relation) ?? new Map<string, string[]>();
  known.set(nameOf(subject), [...(known.get(nameOf(subject)) ?? []), nameOf(object)]);
  relations.set(relation, known);
}

function related(relation: Relation, name: string): readonly string[] {
  return relations.get(relation)?.get(name) ?? [];
}

/** A class and all that it is a kind of. */
function kindsOf(name: string): string[] {
  return [name, ...related('subClassOf', name).flatMap(kindsOf)];
}

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value);
}

/** Whether a text may be what a property wants: a word, an address, a day. */
const texts: Readonly<Record<string, (value: string) => boolean>> = {
  Text: () => true,
  URL: isAddress,
  Date: (value) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(value),
  DateTime: (value) => !Number.isNaN(Date.parse(value)),
  Time: (value) => /^\d{2}:\d{2}/.test(value),
};

function fits(value: unknown, wanted: readonly string[]): boolean {
  if (typeof value === 'number') return wanted.some((kind) => kindsOf(kind).includes('Number'));
  if (typeof value === 'boolean') return wanted.includes('Boolean');
  // A thing may be named by its address.
  if (typeof value === 'string') return wanted.some((kind) => (texts[kind] ?? isAddress)(value));
  return false;
}

/** What search engines do not do without, where the vocabulary asks for nothing. */
const needed: Readonly<Record<string, readonly string[]>> = {
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Hotel: ['name', 'address', 'telephone'],
  EventVenue: ['name'],
  Offer: ['itemOffered'],
};

function valueProblems(property: string, value: unknown, at: string): string[] {
  const wanted = related('rangeIncludes', property);
  if (typeof value !== 'object' || value === null) {
    return fits(value, wanted) ? [] : [`${at} is ${JSON.stringify(value)}, and not ${wanted.join(' or ')}`];
  }
  const type = '@type' in value ? String(value['@type']) : 'nothing';
  const isWanted = kindsOf(type).some((kind) => wanted.includes(kind));
  return [
    ...(isWanted ? [] : [`${at} is a ${type}, and not ${wanted.join(' or ')}`]),
    ...thingProblems(value, at),
  ];
}

function propertyProblems(type: string, [property, value]: [string, unknown], at: string): string[] {
  const place = `${at}.${property}`;
  const owners = related('domainIncludes', property);
  if (!kindsOf(type).some((kind) => owners.includes(kind))) return [`${place}: a ${type} has no ${property}`];
  return (Array.isArray(value) ? value : [value]).flatMap((one) => valueProblems(property, one, place));
}

/** Everything that the vocabulary of schema.org does not allow in a thing, and what search engines miss. */
export function thingProblems(thing: object, at = ''): string[] {
  const values = new Map<string, unknown>(Object.entries(thing));
  const graph = values.get('@graph');
  if (Array.isArray(graph)) return graph.flatMap((one) => thingProblems(one, at));
  const type = String(values.get('@type'));
  if (!related('type', type).includes('Class')) return [`${at} is a “${type}”, which nobody knows`];
  const here = at || type;
  const missing = (needed[type] ?? []).filter((name) => !values.has(name));
  return [
    ...missing.map((name) => `${here} has no ${name}`),
    ...[...values]
      .filter(([name]) => !name.startsWith('@'))
      .flatMap((entry) => propertyProblems(type, entry, here)),
  ];
}
