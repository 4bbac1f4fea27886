import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('ceremonies/', import.meta.url);
const theme = readFileSync(new URL('../../shell/src/style/custom-properties.ts', import.meta.url), 'utf8');

function coloursIn(text: string): string[] {
  return (text.match(/#[\da-f]{3,6}\b/gi) ?? []).map((colour) => colour.toLowerCase());
}

test.each(readdirSync(folder))('%s, which cannot use design tokens, only has colours of the site', (file) => {
  const colours = coloursIn(readFileSync(new URL(file, folder), 'utf8'));
  expect(colours.length).toBeGreaterThan(0);
  expect(coloursIn(theme)).toEqual(expect.arrayContaining(colours));
});
