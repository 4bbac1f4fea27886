import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedStyles, scopedStyles } from './imported-styles.ts';
import { relativeAddresses } from './place-independent.ts';

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

test('the text of an imported style sheet is in the module, not in a file of its own', async () => {
  const files = await built('view.css', '.seat { color: rebeccapurple }');
  expect(Object.keys(files)).toEqual([expect.stringMatching(/\.js$/)]);
  expect(Object.values(files).join()).toMatch(/\.seat ?\{ ?color: ?(?:rebeccapurple|#639)/);
});

test('a file that a style sheet names is found relative to the module', async () => {
  const files = await built('view.css', '.seat { background: url(./dot.png) }');
  const picture = Object.keys(files).find((name) => name.endsWith('.png'));
  expect(picture).toBeDefined();
  const code = Object.entries(files).find(([name]) => name.endsWith('.js'))?.[1];
  expect(code).toContain(path.basename(picture ?? ''));
  expect(code).toContain('import.meta.url');
});

test('CSS modules are refused, and the message says what to write instead', async () => {
  await expect(built('view.module.css', '.seat { color: red }')).rejects.toThrow(
    /view\.module\.css, which .*view\.ts imports, .* with styled-components/,
  );
});

const scoped = (text: string) => postcss([scopedStyles('mf-x')]).process(text, { from: undefined }).css;
const part = ":where([data-part^='mf-x/'])";

test.each([
  ['h1 {}', `${part} h1 {}`],
  ['h1, .seat > a:hover {}', `${part} h1, ${part} .seat > a:hover {}`],
  [':root { --gap: 4px }', `${part} { --gap: 4px }`],
  ['html.dark a {}', `${part}.dark a {}`],
  ['body-map {}', `${part} body-map {}`],
  ['@media print { p {} }', `@media print { ${part} p {} }`],
  ['@layer utilities { .flex {} }', `@layer utilities { ${part} .flex {} }`],
  ['.card { & a {} }', `${part} .card { & a {} }`],
  ['@keyframes turn { from {} 50% {} }', '@keyframes turn { from {} 50% {} }'],
  ["@font-face { font-family: 'X' }", "@font-face { font-family: 'X' }"],
])('%s applies to the parts of its remote only', (text, expected) => {
  expect(scoped(text)).toBe(expected);
});
