import sharp from 'sharp';
import type { Cut } from './cuts.ts';
import { fileOf, formats, type Format } from './encode-cut.ts';
import { placeholderOf } from './placeholder.ts';

function identifierOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function importLine(name: string, width: number, format: Format): string {
  return `import ${format}${width} from '../../../media/encoded/${fileOf(name, width, format)}';`;
}

function filesOf(widths: readonly number[], format: Format): string {
  return `{ ${widths.map((width) => `${width}: ${format}${width}`).join(', ')} }`;
}

/** Source text of the module that describes a cut to the pages. */
export async function recordOf({ name, recipe, widths }: Cut, folder: string): Promise<string> {
  const smallest = `${folder}/${fileOf(name, Math.min(...widths), 'webp')}`;
  const { width, height } = await sharp(`${folder}/${fileOf(name, Math.max(...widths), 'webp')}`).metadata();
  const [x, y] = recipe.focus ?? [50, 50];
  const imports = formats.flatMap((format) => widths.map((size) => importLine(name, size, format)));
  return `// Written by media/encode.ts from media/recipes.ts.
${imports.join('\n')}
import type { PictureRecord } from '../picture-record.ts';

export const ${identifierOf(name)} = {
  alt: '${recipe.alt.replaceAll("'", '’')}',
  render: ${!recipe.photograph},
  width: ${width},
  height: ${height},
  focus: '${x}% ${y}%',
  placeholder:
    '${await placeholderOf(smallest)}',
  avif: ${filesOf(widths, 'avif')},
  webp: ${filesOf(widths, 'webp')},
} as const satisfies PictureRecord;
`;
}
