import { closest, distance } from 'fastest-levenshtein';
import * as z from 'zod';
import { allowedText, schemaAt, type Schema, textsIn, withOwnKeys } from './schema-text.ts';

/** `unknown key; did you mean “origin”?`, or all known keys if none is similar. */
export function unknownKey(key: string, known: readonly string[]): string {
  const nearest = closest(key, known);
  const isNear = known.length > 0 && distance(key, nearest) <= Math.max(2, key.length / 3);
  return isNear
    ? `unknown key; did you mean “${nearest}”?`
    : `unknown key; the known keys are ${known.join(', ')}`;
}

function issueLines(issue: z.core.$ZodIssue, section: string, schema: Schema): string[] {
  const key = [section, ...issue.path.map(String)].join('.');
  const at = schemaAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(at?.properties ?? {});
    return issue.keys.map((name) => `${key}.${name}: ${unknownKey(name, known)}`);
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [`${key}: is missing; it must be ${allowedText(at)}`];
  }
  return [`${key}: must be ${allowedText(at)}`];
}

/** The problems of a configuration section, one line each, with the key and what is allowed. */
export function sectionProblems(
  section: string,
  value: unknown,
  schema: z.core.JSONSchema.JSONSchema,
): string[] {
  const text = withOwnKeys(schema);
  const result = z.fromJSONSchema(schema).safeParse(value, { reportInput: true });
  return result.success ? [] : result.error.issues.flatMap((issue) => issueLines(issue, section, text));
}

/** Values that a sandbox may have but a live site may not: addresses without encryption, and keys of test accounts. */
export function liveProblems(section: string, value: unknown, schema: Schema): string[] {
  return textsIn(value, schema, section).flatMap(({ path, value: text, schema: at }) => {
    if (text.startsWith('http://')) return [`${path}: must start with https:// in live mode`];
    const isLive = at.live === undefined || new RegExp(at.live).test(text);
    return isLive ? [] : [`${path}: is a test value; in live mode it must be ${allowedText(at)}`];
  });
}
