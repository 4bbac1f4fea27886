import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconFiles } from './icon-sizes.ts';

const folder = fileURLToPath(new URL('../../../public/icons/', import.meta.url));

test.each(iconFiles)('$file is an opaque square of $size px', async ({ file, size }) => {
  const picture = sharp(folder + file);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await picture.stats()).isOpaque).toBe(true);
});

test('phones that crop the maskable icon to a circle crop nothing of the drawing', async () => {
  const { data, info } = await sharp(`${folder}icon-maskable-512.png`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const outside = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) => {
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    return (
      Math.hypot(x - 256, y - 256) > 0.4 * 512 &&
      data.subarray(pixel * 3, pixel * 3 + 3).compare(ground) !== 0
    );
  });
  expect(outside).toHaveLength(0);
});
