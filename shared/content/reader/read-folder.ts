import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { type Prose, ProseProblem, readProse } from './read-prose.ts';

/** The keys of a kind's head; each says by its description what it may be. All values come as texts. */
type HeadSchema = z.ZodObject;

type Problems = { problems: string[] };

type ReadFile<Head> = { values: Head; body: Prose } | Problems;

const howToWrite =
  'write “key: value”, and put a value that has a colon or begins with a sign in double quotes';
const parts = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

function givenAt(given: unknown, key: string): string {
  const values = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  const found = values.find(([name]) => name === key);
  return found ? `is ${JSON.stringify(found[1])}` : 'is missing';
}

function sentenceOf(issue: z.core.$ZodIssue, { shape }: HeadSchema, given: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    return `“${issue.keys.join('”, “')}” is not known; the keys are ${Object.keys(shape).join(', ')}`;
  }
  const key = String(issue.path[0]);
  const must = z.globalRegistry.get(shape[key] ?? z.never())?.description ?? 'something else';
  return `“${key}” ${givenAt(given, key)}; it must be ${must}`;
}

function readHead<Head extends HeadSchema>(text: string, head: Head): { values: z.infer<Head> } | Problems {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
  if (document.errors.length > 0) {
    const unread = document.errors.map(({ pos: [at] }) => lines.linePos(at).line + 1);
    return { problems: unread.map((line) => `line ${line} cannot be read; ${howToWrite}`) };
  }
  const given: unknown = document.toJS() ?? {};
  const checked = head.safeParse(given);
  if (checked.success) return { values: checked.data };
  return { problems: checked.error.issues.map((issue) => sentenceOf(issue, head, given)) };
}

function readBody(text: string, linesBefore: number): { body: Prose } | Problems {
  try {
    return { body: readProse(text) };
  } catch (error) {
    if (!(error instanceof ProseProblem)) throw error;
    return { problems: [`line ${linesBefore + error.line}: ${error.message}`] };
  }
}

function problemsOf(read: object | Problems): string[] {
  return 'problems' in read ? read.problems : [];
}

/** Reads one file: a head between two lines of `---`, and a text below it. Problems are whole sentences. */
function readFile<Head extends HeadSchema>(content: string, head: Head): ReadFile<z.infer<Head>> {
  // What Node.js reads in place of bytes that are not UTF-8.
  if (content.includes('\uFFFD'))
    return { problems: ['it is not saved as UTF-8: save it with that encoding'] };
  const [, headText, bodyText = ''] = parts.exec(content.replace(/^\uFEFF/, '')) ?? [];
  if (headText === undefined) return { problems: ['it must begin with a head between two lines of ---'] };
  const values = readHead(headText, head);
  const body = readBody(bodyText, headText.split('\n').length + 2);
  if ('problems' in values || 'problems' in body) {
    return { problems: [...problemsOf(values), ...problemsOf(body)] };
  }
  return { ...values, ...body };
}

/** A content file: its head, its text, and its name without the ending. */
export type ContentFile<Head> = Head & { readonly id: string; readonly body: Prose };

const named = /^_?[a-z\d]+(?:-[a-z\d]+)*\.md$/;
const repository = fileURLToPath(new URL('../../..', import.meta.url));

type Read<Head> = { file: ContentFile<Head> } | { problems: string[] };

function readNamed<Head extends HeadSchema>(folder: string, name: string, head: Head): Read<z.infer<Head>> {
  const place = path.relative(repository, path.join(folder, name));
  if (!named.test(name)) {
    return { problems: [`${place}: the name must be of small letters, digits and hyphens, and end in .md`] };
  }
  const read = readFile(readFileSync(path.join(folder, name), 'utf8'), head);
  if ('problems' in read) return { problems: read.problems.map((problem) => `${place}: ${problem}`) };
  return { file: { ...read.values, id: name.slice(0, -'.md'.length), body: read.body } };
}

/**
 * Reads all files of a folder, by their names. A name that begins with `_` is an example to copy: it is
 * checked like all others, and not shown. Throws with every problem of every file.
 */
export function readFolder<Head extends HeadSchema>(folder: URL, head: Head): ContentFile<z.infer<Head>>[] {
  const place = fileURLToPath(folder);
  const names = readdirSync(place)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
  const read = names.map((name) => readNamed(place, name, head));
  const problems = read.flatMap((one) => ('problems' in one ? one.problems : []));
  if (problems.length > 0) throw new Error(`Content that cannot be shown:\n${problems.join('\n')}`);
  return read.flatMap((one) => ('file' in one && !one.file.id.startsWith('_') ? [one.file] : []));
}
