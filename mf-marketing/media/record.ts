import sharp from 'sharp';
import type { Cut } from './cuts.ts';
import { fileOf, formats, type Format } from './encode-cut.ts';
import { encodedFolder, type RecordSet } from './record-sets.ts';

const maxLength = 150;
const qualities = [80, 70, 60, 50, 40, 30, 25, 20, 15, 10, 5, 1];

/** A blurred preview as a data URI of at most 150 bytes. */
async function placeholderOf(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const small = { width: width > height ? 16 : 10, height: width > height ? 10 : 12 };
  const tries = qualities.map(async (quality) => {
    const webp = await sharp(file)
      .resize({ ...small, fit: 'fill' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    return `data:image/webp;base64,${webp.toString('base64')}`;
  });
  const best = (await Promise.all(tries)).find((uri) => uri.length <= maxLength);
  if (!best) throw new Error(`${file}: no placeholder fits into ${maxLength} bytes`);
  return best;
}

function identifierOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function importLine(file: string, width: number, format: Format): string {
  return `import ${format}${width} from '${file}';`;
}

function filesOf(widths: readonly number[], format: Format): string {
  return `{ ${widths.map((width) => `${width}: ${format}${width}`).join(', ')} }`;
}

/** Source code of the module for a cut. */
export async function recordOf({ name, recipe, widths }: Cut, { files, type }: RecordSet): Promise<string> {
  const encoded = (width: number) => `${encodedFolder}/${fileOf(name, width, 'webp')}`;
  const { width, height } = await sharp(encoded(Math.max(...widths))).metadata();
  const [x, y] = recipe.focus ?? [50, 50];
  const imports = formats.flatMap((format) =>
    widths.map((size) => importLine(`${files}/${fileOf(name, size, format)}`, size, format)),
  );
  return `// Written by media/encode.ts from media/recipes.ts.
${imports.join('\n')}
import type { ${type.name} } from '${type.from}';

export const ${identifierOf(name)} = {
  alt: '${recipe.alt.replaceAll("'", '’')}',
  render: ${!recipe.photograph},
  width: ${width},
  height: ${height},
  focus: '${x}% ${y}%',
  placeholder:
    '${await placeholderOf(encoded(Math.min(...widths)))}',
  avif: ${filesOf(widths, 'avif')},
  webp: ${filesOf(widths, 'webp')},
} as const satisfies ${type.name};
`;
}
