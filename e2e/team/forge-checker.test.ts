import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from '@actions/languageservice';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { workspace } from '@venue/shell/platform/releases/folders.ts';

const folder = path.join(workspace, '.github/workflows');
const called = {
  getFileContent: ({ path: file }: { path: string }) =>
    Promise.resolve({ name: file, content: readFileSync(path.join(workspace, file), 'utf8') }),
};

/** What the forge's own checker finds in a workflow: `line: sentence`. It reads each name once. */
async function foundIn(name: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///${name}`, 'yaml', 0, text);
  const found = await validate(document, { fileProvider: called });
  return found.map(
    ({ range, message }) =>
      `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

const names = readdirSync(folder);

test.for(names)('%s is a workflow to the forge, with every input and name that it uses', async (name) => {
  expect(await foundIn(name, readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
});

test.for([
  ['mf-forms.yml', 'package: mf-forms', 'packages: mf-forms', 'Input package is required'],
  ['package.yml', 'inputs.package', 'inputs.packages', 'packages'],
  ['ci.yml', 'needs: test', 'needs: tests', "'tests' is not valid"],
] as const)('in %s it finds a slip of the pen: %s', async ([name, right, wrong, said]) => {
  const text = readFileSync(path.join(folder, name), 'utf8').replaceAll(right, wrong);
  expect((await foundIn(`slipped-${name}`, text)).join('\n')).toContain(said);
});
