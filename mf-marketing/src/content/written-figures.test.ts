import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const counts = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifty';

/** What the venue's document or a list of the site has a figure for, as a sentence would write it out. */
const figures: readonly RegExp[] = [
  /₦ ?\d[\d,]*/,
  /\+\d{3}[\d ]{6,}/,
  /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b/,
  /\b\d+ ?(?:%|per cent)/,
  /\b\d[\d,]* (?:guests?|people|seats?|seated|halls?|rooms?|apartments?|square|nights?|days?|hours?|weeks?|miles?)\b/,
  new RegExp(
    `\\b(?:${counts}) (?:doors|places|halls|rooms|apartments|things|services|kinds|ways|jobs|days|hours|weeks|miles)\\b`,
    'i',
  ),
];

const isSentence = /\p{L}{2,}[ .,]/u;
const isStyle = /[;{}]|\d(?:px|vw|rem|fr)\b/;

/** Texts that a source writes out and that have a figure in them. */
function writtenFigures(file: string, source: string): string[] {
  const found: string[] = [];
  function look(text: string): void {
    if (isSentence.test(text) && !isStyle.test(text) && figures.some((figure) => figure.test(text)))
      found.push(text.trim());
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') look(value);
    },
    JSXText({ value }) {
      look(value);
    },
    TemplateLiteral({ quasis }) {
      for (const { value } of quasis) look(value.raw);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../mf-forms/src/**/*.{ts,tsx}',
    '!../**/*.test.*',
    '!../../../mf-forms/**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test.each([
  "const a = 'Halls from ₦500,000 a day.';",
  "const a = 'Ring +234 000 000 0001 first.';",
  'const a = `Open until 6pm in ${town}`;',
  "const a = 'The deposit is 40% of the rental.';",
  'const a = <p>It holds 2,500 guests, seated.</p>;',
  "const a = 'Eleven doors off one court.';",
  "const a = 'An invoice is valid for two days.';",
])('a figure that the venue or a list has is found: %s', (source) => {
  expect(writtenFigures('a.tsx', source)).toHaveLength(1);
});

test.each([
  'const a = `Halls from ${hallsFrom} a day.`;',
  "const a = '24/7 power with standby generator';",
  "const a = 'One evening a month, and two chairs by the window.';",
])('a sentence with a fact in it, or about one thing of its own, is not: %s', (source) => {
  expect(writtenFigures('a.tsx', source)).toEqual([]);
});

test('no sentence of these pages writes out a figure that the venue’s document or a list has', () => {
  const written = Object.entries(sources).flatMap(([file, source]) =>
    writtenFigures(file, source).map((text) => `${file}: ${text}`),
  );
  expect(written).toEqual([]);
});
