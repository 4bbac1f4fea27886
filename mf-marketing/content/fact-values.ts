import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { line } from '../../shared/content/reader/values.ts';
import { knownFacts, unknownFacts } from './fact-names.ts';

const pictures = readdirSync(new URL('../src/media/pictures/', import.meta.url)).map((file) =>
  file.replace(/\.ts$/, ''),
);

/** A picture of the site by its name, `hall-ambali`. */
export const picture = z.enum(pictures).describe(`the name of a picture: ${pictures.join(', ')}`);

/** Words in one line, in which facts of the venue may stand in braces. */
export function text(what: string) {
  return line
    .refine((value) => unknownFacts(value).length === 0)
    .describe(`${what}; in braces only ${knownFacts}`);
}
