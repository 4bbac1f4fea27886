/**
 * What the venue's document says, as texts may write it: `{caution}`. Those with a key name one of several:
 * `{hall ambali}`. `src/content/facts.ts` has the words for each.
 */
const factNames = [
  'brand',
  'town',
  'towns around',
  'e-mail',
  'telephone',
  'concert day rate',
  'deposit per cent',
  'caution',
  'caution days',
  'invoice hours',
  'outdoor guests',
  'smallest hall',
  'middle hall',
] as const;

export type FactName = (typeof factNames)[number];

export const keyedFactNames = ['hall', 'room'] as const;

/** What a text may write in braces, for people. */
export const knownFacts: string = [
  ...factNames.map((name) => `{${name}}`),
  ...keyedFactNames.map((name) => `{${name} …}`),
].join(', ');

const inBraces = /\{([^}]*)\}/g;
const names: ReadonlySet<string> = new Set(factNames);

/** What a text asks for in braces and nobody knows. */
export function unknownFacts(text: string): string[] {
  return [...text.matchAll(inBraces)]
    .map(([, asked = '']) => asked)
    .filter((asked) => !names.has(asked) && !keyedFactNames.some((name) => asked.startsWith(`${name} `)));
}
