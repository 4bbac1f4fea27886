import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Cut } from './cuts.ts';
import { encodeCut } from './encode-cut.ts';
import { originalsIn } from './originals.ts';

const recipe = { alt: 'Two colours' } as const;
const hall: Cut = { name: 'hall', original: 'hall', recipe, ratio: 16 / 10, widths: [80, 160] };
const tall: Cut = { name: 'hall-tall', original: 'hall', recipe, ratio: 4 / 5, widths: [80] };

async function folderOf(files: Readonly<Record<string, Buffer>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'originals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(path.join(folder, name), data)));
  return folder;
}

/** Red on the left, blue on the right. */
function picture(width = 160, height = 100) {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff0000' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

async function problemsIn(files: Readonly<Record<string, Buffer>>): Promise<string> {
  const found = await originalsIn(await folderOf(files), [hall, tall]);
  return 'problems' in found ? found.problems.join('\n') : 'none';
}

test('an original that is large enough is accepted; hidden files are ignored', async () => {
  const folder = await folderOf({
    'hall.jpg': await picture().jpeg().toBuffer(),
    '.DS_Store': Buffer.from('x'),
  });
  expect(await originalsIn(folder, [hall, tall])).toEqual({
    files: new Map([['hall', path.join(folder, 'hall.jpg')]]),
  });
});

test('a picture that is too small is refused with both sizes', async () => {
  const small = await picture(159, 100).jpeg().toBuffer();
  expect(await problemsIn({ 'hall.jpg': small })).toContain(
    'hall.jpg: it has 159 x 100 px, but needs 160 x 100',
  );
});

test('the size is that of the upright picture', async () => {
  const upright = await picture(100, 160).withExif({ IFD0: {} }).jpeg().toBuffer();
  const turned = await sharp(upright).withMetadata({ orientation: 6 }).toBuffer();
  expect(await problemsIn({ 'hall.jpg': turned })).toBe('none');
  expect(await problemsIn({ 'hall.jpg': upright })).toContain('100 x 160 px');
});

test('unknown names, files that cannot be read and two files for one picture are refused, all in one report', async () => {
  const problems = await problemsIn({
    'hal.jpg': Buffer.from('x'),
    'hall.heic': Buffer.from('0000ftypheic'),
    'hall.png': await picture().png().toBuffer(),
  });
  expect(problems).toContain('hal.jpg: no picture of the site has this name');
  expect(problems).toContain('hall.heic: it cannot be read as a picture: export it as JPEG');
  expect(problems).toContain('another file has the same name');
});

test('a picture that the camera held sideways is encoded upright', async () => {
  const sideways = await picture().rotate(-90).toBuffer({ resolveWithObject: true });
  const { width, height } = sideways.info;
  const raw = sharp(sideways.data, { raw: { width, height, channels: 3 } });
  const folder = await folderOf({
    'hall.jpg': await raw.withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer(),
  });
  await encodeCut(hall, path.join(folder, 'hall.jpg'), folder);
  const { data, info } = await sharp(path.join(folder, 'hall-160.webp'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([160, 100]);
  const [left, right] = [
    data.subarray(50 * 160 * 3, 50 * 160 * 3 + 3),
    data.subarray(51 * 160 * 3 - 3, 51 * 160 * 3),
  ];
  expect(left[0]).toBeGreaterThan(200);
  expect(right[2]).toBeGreaterThan(200);
});
