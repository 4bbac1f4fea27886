import sharp, { type Sharp } from 'sharp';
import { type Cut, extractOf, webpWidth } from './cuts.ts';

/** `cafe-480.avif` */
export function fileOf(name: string, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${width}.${format}`;
}

/** AVIF in every width, and one WebP. */
export function filesOf(cut: Cut): string[] {
  const { name, widths } = cut;
  return [...widths.map((width) => fileOf(name, width, 'avif')), fileOf(name, webpWidth(cut), 'webp')];
}

/** Lower for wide files, which go to dense or large screens, and for fine patterns, which hide compression. */
function qualityOf({ recipe }: Cut, width: number): { avif: number; webp: number } {
  const { avif, webp } = width > 1000 ? { avif: 50, webp: 66 } : { avif: 55, webp: 73 };
  return recipe.busy ? { avif: avif - 8, webp: webp - 12 } : { avif, webp };
}

/** Corrects flaws of a render, as its recipe says. */
function retouch(pixels: Sharp, { dim, speckled }: Cut['recipe']): Sharp {
  const clean = speckled ? pixels.median(3) : pixels;
  return dim ? clean.modulate({ brightness: 1.1, saturation: 1.06 }).linear(1.06, -6) : clean;
}

/** Raw pixels of the cut, upright and retouched, so that the original is decoded once. */
async function pixelsOf(cut: Cut, originalFile: string) {
  const { autoOrient } = await sharp(originalFile).metadata();
  const part = sharp(originalFile).autoOrient().extract(extractOf(cut, autoOrient)).toColourspace('srgb');
  const { data, info } = await retouch(part, cut.recipe).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Writes all files of a cut; takes some seconds. */
export async function encodeCut(cut: Cut, originalFile: string, folder: string): Promise<void> {
  const pixels = await pixelsOf(cut, originalFile);
  const encoded = cut.widths.flatMap((width) => {
    const quality = qualityOf(cut, width);
    const sized = pixels
      .clone()
      .resize(width, Math.round(width / cut.ratio), { fit: 'fill', kernel: 'lanczos3' });
    const file = (format: 'avif' | 'webp') => `${folder}/${fileOf(cut.name, width, format)}`;
    return [
      sized.clone().avif({ quality: quality.avif, effort: 4 }).toFile(file('avif')),
      ...(width === webpWidth(cut)
        ? [sized.clone().webp({ quality: quality.webp, effort: 4 }).toFile(file('webp'))]
        : []),
    ];
  });
  await Promise.all(encoded);
}
