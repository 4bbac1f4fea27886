import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changedSentences } from './changed-sentences.ts';

test.each(Object.values(changedSentences))(
  'what benchmarks change stands once in $file',
  async (sentence) => {
    const file = fileURLToPath(new URL(`../../${sentence.file}`, import.meta.url));
    expect((await readFile(file, 'utf8')).split(sentence.text)).toHaveLength(2);
  },
);
