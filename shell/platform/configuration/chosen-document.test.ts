import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chosenDocument } from './chosen-document.ts';

test('a document that is missing or no JSON is refused by its name, and nothing chosen is never the sandbox', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ariya-config-')), 'site.json');
  const chosen = chosenDocument({ SITE_CONFIG: file });
  await expect(chosen).rejects.toThrow(`${file}: the configuration document is missing`);
  await writeFile(file, '{ "mode": ');
  await expect(chosenDocument({ SITE_CONFIG: file })).rejects.toThrow(
    `${file}: the configuration document is not JSON`,
  );
  await expect(chosenDocument({})).rejects.toThrow('SITE_CONFIG is not set');
});
