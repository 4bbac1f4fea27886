/** Facts of the venue’s document for content files: `{caution}`, or with a key `{hall ambali}`. `src/content/facts.ts` has the values. */
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

/** For error messages. */
export const knownFacts: string = [
  ...factNames.map((name) => `{${name}}`),
  ...keyedFactNames.map((name) => `{${name} …}`),
].join(', ');

const inBraces = /\{([^}]*)\}/g;
const names: ReadonlySet<string> = new Set(factNames);

export function unknownFacts(text: string): string[] {
  return [...text.matchAll(inBraces)]
    .map(([, fact = '']) => fact)
    .filter((fact) => !names.has(fact) && !keyedFactNames.some((name) => fact.startsWith(`${name} `)));
}
