import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { line } from '../../shared/content/reader/field-kinds.ts';
import { knownFacts, unknownFacts } from './fact-names.ts';

const pictures = readdirSync(new URL('../src/media/pictures/', import.meta.url)).map((file) =>
  file.replace(/\.ts$/, ''),
);

/** `hall-ambali` */
export const picture = z.enum(pictures).describe(`the name of a picture: ${pictures.join(', ')}`);

/** One line of text, with facts in braces. */
export function text(what: string) {
  return line
    .refine((value) => unknownFacts(value).length === 0)
    .describe(`${what}; only these may be in braces: ${knownFacts}`);
}
