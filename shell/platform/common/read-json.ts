import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON`);
  }
}

/** Reads a JSON file with a schema. Rejects with a message that names the file and every invalid key. */
export async function readJson<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const result = schema.safeParse(parsed(await readFile(file, 'utf8'), file), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  });
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}
