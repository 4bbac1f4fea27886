import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedStyles } from './imported-styles.ts';
import { relativeAddresses } from './relative-addresses.ts';

let root: string;

beforeEach(async () => {
  // Below the repository: what the plugin adds is found from there.
  root = await mkdtemp(path.join(import.meta.dirname, '../../node_modules/.styles-'));
  await mkdir(path.join(root, 'src'));
});

afterEach(() => rm(root, { recursive: true }));

/** Names and texts of the files of a build of one module that imports a style sheet. */
async function built(sheet: string, text: string): Promise<Record<string, string>> {
  await writeFile(path.join(root, 'src', sheet), text);
  await writeFile(path.join(root, 'src/dot.png'), 'a picture');
  await writeFile(path.join(root, 'src/view.ts'), `import './${sheet}';`);
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [importedStyles(), relativeAddresses()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(root, 'src/view.ts'), external: /^(?:react|styled-components)/ },
    },
  });
  if (!('output' in outcome)) throw new Error('one build was asked for');
  const files = outcome.output.map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : String(file.source),
  ]);
  return Object.fromEntries(files);
}

test('an imported style sheet comes along in the module, not as a file of its own', async () => {
  const files = await built('view.css', '.seat { color: rebeccapurple }');
  expect(Object.keys(files)).toEqual([expect.stringMatching(/\.js$/)]);
  expect(Object.values(files).join()).toMatch(/\.seat ?\{ ?color: ?(?:rebeccapurple|#639)/);
});

test('a file that a style sheet names is found beside the module, wherever that is published', async () => {
  const files = await built('view.css', '.seat { background: url(./dot.png) }');
  const picture = Object.keys(files).find((name) => name.endsWith('.png'));
  expect(picture).toBeDefined();
  const code = Object.entries(files).find(([name]) => name.endsWith('.js'))?.[1];
  expect(code).toContain(path.basename(picture ?? ''));
  expect(code).toContain('import.meta.url');
});

test('class names that a build makes up are refused, with what to write instead', async () => {
  await expect(built('view.module.css', '.seat { color: red }')).rejects.toThrow(
    /view\.module\.css, which .*view\.ts imports, .* with styled-components/,
  );
});
