import { expect, test } from 'vitest';
import { runModules } from './page-scripts.ts';

const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test('modules that throw or never finish are reported, and others are not', async () => {
  const files = ['export const fine = 1', 'throw Error("planted")', 'await new Promise(() => {})'].map(
    module,
  );
  expect(await runModules({ files, timeout: 200 })).toEqual([
    { file: files[1], message: 'Error: planted' },
    { file: files[2], message: 'it did not finish within 0.2 s' },
  ]);
});
