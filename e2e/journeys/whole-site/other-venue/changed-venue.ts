import { defaultVenue } from '@venue/shell/platform/configuration/default-venue.ts';
import { venueSchema, type Venue } from '@venue/shared/contract/venue-schema.ts';
import { oldForms, type OldForm } from './fact-wordings.ts';

type Fact = { path: string; key: string; value: string | number };

/** Keys in the code are not shown, so they stay. */
function isCode({ path, key }: Fact): boolean {
  return key === 'key' || /^socialLinks\.\d+\.id$/.test(path) || /^place\.neighbours\.\d+\.lies$/.test(path);
}

function factsIn(value: unknown, path: readonly string[] = []): Fact[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const key = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
    return [{ path: path.join('.'), key, value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => factsIn(below, [...path, name]));
}

const facts = factsIn(defaultVenue);
const oldValues = new Set(facts.map(({ value }) => value));

/** Small numbers keep their order of magnitude, so that texts stay readable. */
function otherNumber({ key, value }: { key: string; value: number }, index: number): number {
  if (key === 'stars') return value > 3 ? 1 : 2;
  let other = value + 37 + index;
  if (key.endsWith('Percent')) other = 43 + (index % 40);
  // Where one hall's range ends, the next begins with one more; that must not look like an old fact either.
  while ([other, other + 1].some((near) => oldValues.has(near)) || other % 7 === 0 || other % 10 === 0)
    other += 1;
  return other;
}

/** Two hours and ten minutes later. */
function otherClock(clock: string): string {
  const hour = (Number(clock.slice(0, 2)) + 2) % 24;
  return `${String(hour).padStart(2, '0')}:10`;
}

/** An invented name: `Zobafa`. */
function otherName(index: number): string {
  const syllables = ['ba', 'ke', 'di', 'fo', 'gu', 'ja', 'le', 'mi', 'no', 'pu'];
  const digits = String(index).padStart(3, '0');
  return `Zo${Array.from(digits, (digit) => syllables[Number(digit)]).join('')}`;
}

function otherText({ key, value, index }: { key: string; value: string; index: number }): string {
  if (/^\d\d:\d\d$/.test(value)) return otherClock(value);
  if (key === 'slug') return 'zohouse';
  if (key === 'email') return 'desk@zohouse.example';
  if (key === 'phones') return `+234 811 222 ${1000 + index}`;
  if (value.startsWith('https:')) return `https://${otherName(index).toLowerCase()}.example/`;
  return otherName(index);
}

function otherValue(fact: Fact, index: number): string | number {
  const { key, value } = fact;
  if (isCode(fact)) return value;
  return typeof value === 'number' ? otherNumber({ key, value }, index) : otherText({ key, value, index });
}

function changed(
  value: unknown,
  others: ReadonlyMap<string, unknown>,
  path: readonly string[] = [],
): unknown {
  const other = others.get(path.join('.'));
  if (other !== undefined || typeof value !== 'object' || value === null) return other ?? value;
  const entries = Object.entries(value).map(
    ([name, below]) => [name, changed(below, others, [...path, name])] as const,
  );
  return Array.isArray(value) ? entries.map(([, below]) => below) : Object.fromEntries(entries);
}

const others = new Map(facts.map((fact, index) => [fact.path, otherValue(fact, index)]));

/** The specified venue with every fact changed, including any added later. */
export const changedVenue: Venue = venueSchema.parse(changed(defaultVenue, others));

function formsOf(values: readonly Fact[]): OldForm[] {
  return values.filter((fact) => !isCode(fact)).flatMap((fact) => oldForms(fact));
}

const specifiedForms = formsOf(facts);
const changedForms = formsOf(factsIn(changedVenue));

/** Facts of the specified venue that a text still contains, with the surrounding text. */
export function oldFactsIn(text: string): string[] {
  return specifiedForms.flatMap(({ fact, form }) =>
    Array.from(text.matchAll(form), ({ index, 0: found }) => {
      const around = text.slice(Math.max(0, index - 50), index + found.length + 50).replaceAll(/\s+/g, ' ');
      return `${fact}: “${found}” in “${around}”`;
    }),
  );
}

/** Facts of either venue that none of these texts contains. */
export function unsaidFacts(of: 'specified' | 'changed', texts: readonly string[]): string[] {
  const forms = of === 'specified' ? specifiedForms : changedForms;
  return forms.filter(({ form }) => !texts.some((text) => text.search(form) >= 0)).map(({ fact }) => fact);
}
