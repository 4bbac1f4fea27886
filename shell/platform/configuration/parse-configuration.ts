import { errorMessage } from '../common/error-message.ts';

function lineOf(text: string, position: number): string {
  return `line ${text.slice(0, position).split('\n').length}: `;
}

/**
 * Where an error of `JSON.parse` is: its position, or the ten characters on both sides of it. Errors at the end of
 * the text have neither.
 */
function positionOf(text: string, message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, cut, around] = /', (\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  return around === undefined ? undefined : text.indexOf(around) + (cut ? 10 : 0);
}

/** What is wrong, and in which line. */
function syntaxProblem(text: string, cause: unknown): string {
  const message = errorMessage(cause);
  const position = positionOf(text, message);
  return position === undefined ? message : lineOf(text, position) + message;
}

const keysAndBraces = /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g;

/** A key that stands twice in one object, of which `JSON.parse` drops the first without a word. */
function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const { 0: found, 1: key, index } of text.matchAll(keysAndBraces)) {
    if (found === '{') open.push(new Set());
    if (found === '}') open.pop();
    const keys = open.at(-1);
    if (key === undefined || keys === undefined) continue;
    if (keys.has(key)) return `${lineOf(text, index)}${key} is there twice: merge the two`;
    keys.add(key);
  }
  return undefined;
}

function textOf(bytes: Uint8Array): string {
  try {
    // Leaves out the byte order mark that some editors write.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error('the configuration is not saved as UTF-8: save it with that encoding', { cause });
  }
}

/** Parses the JSON of a configuration file. Throws with what is wrong, and in which line. */
export function parseConfiguration(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new Error(`the configuration is not valid JSON: ${syntaxProblem(text, cause)}`, { cause });
  }
  const repeated = repeatedKey(text);
  if (repeated !== undefined) throw new Error(repeated);
  return content;
}
