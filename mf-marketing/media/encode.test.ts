import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { encodeCut, problemOf } from './encode.ts';

async function fileOf(name: string, data: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'originals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), data);
  return path.join(folder, name);
}

/** Red on the left, blue on the right. */
function picture(width: number, height: number) {
  const left = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff0000' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

test('an original that is large enough is accepted, a smaller one is refused with both sizes', async () => {
  const large = await picture(1600, 1000).jpeg().toBuffer();
  expect(await problemOf(await fileOf('cafe.jpg', large))).toBeUndefined();
  const small = await picture(1599, 1000).jpeg().toBuffer();
  expect(await problemOf(await fileOf('cafe.jpg', small))).toContain(
    'cafe.jpg: it has 1599 x 1000 px, but needs 1600 x 1000',
  );
});

test('unknown names and files that cannot be read are refused', async () => {
  expect(await problemOf(await fileOf('caf.jpg', Buffer.from('x')))).toContain('no picture of the site');
  expect(await problemOf(await fileOf('cafe.heic', Buffer.from('0000ftypheic')))).toContain(
    'export it as JPEG',
  );
});

test('a picture that the camera held sideways is measured and encoded upright', async () => {
  const sideways = sharp(await picture(1600, 1000).png().toBuffer()).rotate(-90);
  const file = await fileOf('cafe.jpg', await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await problemOf(file)).toBeUndefined();
  const cut = { name: 'hall', of: 'hall', alt: 'Two colours', ratio: 16 / 10, widths: [80, 160] } as const;
  await encodeCut(cut, file, path.dirname(file));
  const encoded = sharp(path.join(path.dirname(file), 'hall-160.webp'));
  const upright = await encoded.raw().toBuffer({ resolveWithObject: true });
  expect([upright.info.width, upright.info.height]).toEqual([160, 100]);
  expect(upright.data[50 * 160 * 3]).toBeGreaterThan(200);
  expect(upright.data[51 * 160 * 3 - 1]).toBeGreaterThan(200);
});
