/// <reference types="vite/client" />

import path from 'node:path';
import { expect, test } from 'vitest';

/** Sources by path. Tests may import anything. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../{mf-*,shared,shell}/src/**/*.{ts,tsx}',
        '../../shell/{platform,worker}/**/*.ts',
        '!**/*.test.{ts,tsx}',
      ],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  ).map(([file, code]) => [file.replace('../../', ''), code] as const),
);

/**
 * The layers of a folder from top to bottom. Each may import those below it; folders of one layer may not
 * import each other, nor any that is not listed.
 */
const orders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'mf-bookings/src': [
    ['device', 'privacy'],
    ['change'],
    ['family'],
    ['hall', 'stay'],
    ['days', 'payment', 'waiting-list'],
    ['currency', 'services', 'change-history'],
    ['ui'],
    ['mail', 'storage'],
    ['time'],
  ],
  'mf-bookings/src/hall': [
    ['form', 'invoice'],
    ['days'],
    ['pdf'],
    ['flow'],
    ['mail'],
    ['link'],
    ['ledger'],
    ['text'],
    ['booking'],
    ['pictures'],
  ],
  'mf-bookings/src/stay': [['form'], ['receipt'], ['flow'], ['mail'], ['booking'], ['pictures']],
  'mf-forms/src': [['views'], ['forms'], ['email-form']],
  'mf-marketing/src': [
    ['views'],
    ['carousel', 'halls', 'grounds-map', 'stay'],
    ['sections'],
    ['content'],
    ['media', 'pattern', 'seating'],
  ],
  // No page imports another.
  'mf-marketing/src/views': [],
  'shared/src': [
    ['email'],
    ['ui', 'downloads'],
    ['form', 'venue', 'hooks', 'tabs', 'data-saver', 'pattern'],
    ['contract', 'storage', 'text', 'theme'],
    ['time'],
  ],
  // What runs in the page knows nothing of how it is built and deployed.
  shell: [['platform'], ['worker'], ['src']],
  'shell/platform': [
    ['cli'],
    ['development'],
    ['deploy'],
    ['verify'],
    ['serve'],
    ['compose'],
    ['configuration'],
    ['build'],
    ['checkout'],
    ['releases'],
    ['common'],
  ],
  'shell/src': [
    ['navigation'],
    ['federation'],
    ['parts'],
    ['fallback', 'style'],
    ['layout', 'recovery', 'failures', 'handover', 'offline'],
    ['boot'],
    ['page-data'],
    ['site'],
    ['browser', 'assets'],
  ],
};

const remotes = Object.keys(import.meta.glob('../../*/manifest.ts')).map((file) => file.split('/')[2] ?? '');
// A remote without an order may not have folders that import each other.
const areas = new Set([...Object.keys(orders), ...remotes.map((remote) => `${remote}/src`)]);

const importedFrom = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The folder below `area` that contains a file; '' for files directly in `area`. */
function folderIn(area: string, file: string): string {
  const [folder = '', inside = ''] = file.slice(area.length + 1).split('/');
  return inside === '' ? '' : folder;
}

/** Whether an import goes down: not up, not sideways, and not from an unlisted folder. */
function leadsDown(layers: readonly (readonly string[])[], from: string, to: string): boolean {
  const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));
  return layerOf(from) >= 0 && layerOf(from) < layerOf(to);
}

/** Whether a page would take something from `test`. */
const takesFromTest = (target: string) => target.split('/')[1] === 'test';

/** Whether an import inside an area goes any other way than down. */
function wrongWay(area: string, file: string, target: string): boolean {
  const [from, to] = [folderIn(area, file), folderIn(area, target)];
  // Files directly in the area are above its folders, except a remote's own, which all its folders share.
  if (from === to || from === '' || (/^mf-[a-z]+\/src$/.test(area) && to === '')) return false;
  return !leadsDown(orders[area] ?? [], from, to);
}

/** Whether a model, text, mail or hook of a remote would need a view. It may load one later. */
function needsView(file: string, specifier: string): boolean {
  return file.startsWith('mf-') && file.endsWith('.ts') && specifier.endsWith('.tsx');
}

/** Imports that do not go down, or that need a view, as `file > target`. */
function complaints(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, code]) =>
    [...code.matchAll(importedFrom)].flatMap(([statement, specifier = '']) => {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const isWrong = [...areas].some(
        (area) =>
          file.startsWith(`${area}/`) && target.startsWith(`${area}/`) && wrongWay(area, file, target),
      );
      const isOfView = !statement.includes('(') && needsView(file, specifier);
      return isWrong || isOfView || takesFromTest(target) ? [`${file} > ${target}`] : [];
    }),
  );
}

test('folders import only those below them, and what is no view imports none', () => {
  expect(sources.size).toBeGreaterThan(400);
  expect(complaints(sources)).toEqual([]);
});

test.each([
  ['up', 'mf-bookings/src/hall/booking/seeded.ts', '../flow/hall-flow.ts'],
  ['sideways', 'mf-bookings/src/hall/flow/seeded.ts', '../../stay/booking/places.ts'],
  ['from an unlisted folder', 'mf-bookings/src/hall/unknown/seeded.ts', '../booking/booking.ts'],
  ['from one page to another', 'mf-marketing/src/views/home/seeded.ts', '../hotels/key-rack.tsx'],
  ['to a file above all folders', 'shell/src/parts/seeded.ts', '../app.tsx'],
  ['to a test', 'mf-bookings/src/hall/booking/seeded.ts', '../../../test/sample-booking.ts'],
])('an import %s is refused', (_, file, target) => {
  for (const text of [`import { a } from '${target}';`, `const a = () => import('${target}');`]) {
    expect(complaints(new Map([[file, text]]))).toHaveLength(1);
  }
});

test.each([
  ['down', 'mf-bookings/src/hall/form/seeded.ts', '../flow/hall-flow.ts'],
  ['down to another area', 'mf-bookings/src/hall/flow/seeded.ts', '../../payment/payment-record.ts'],
  ['of what a remote shares', 'mf-bookings/src/hall/flow/seeded.ts', '../../host.ts'],
  ['from above all folders', 'mf-bookings/src/hall/seeded.tsx', './form/hall-form.tsx'],
])('an import %s is allowed', (_, file, target) => {
  expect(complaints(new Map([[file, `import { a } from '${target}';`]]))).toEqual([]);
});

test('a text may load a view, not import it', () => {
  const file = 'mf-bookings/src/device/seeded.ts';
  const found = (code: string) => complaints(new Map([[file, code]]));
  expect(found("import { type A } from './booking-row.tsx';")).toEqual([
    `${file} > mf-bookings/src/device/booking-row.tsx`,
  ]);
  expect(found("const a = () => import('./booking-row.tsx');")).toEqual([]);
});

test('the model of a hall formats nothing and takes no text', () => {
  const model = [...sources].filter(([file]) => file.startsWith('mf-bookings/src/hall/booking/'));
  expect(model.length).toBeGreaterThan(5);
  const wordy = model.filter(([, code]) => /\bformat[A-Z]|'@venue\/shared\/text\//.test(code));
  expect(wordy.map(([file]) => file)).toEqual([]);
});
