import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';

const records = import.meta.glob<Readonly<Record<string, PictureRecord>>>('./pictures/*.ts', { eager: true });

/** For content files: `hall-ambali`. */
export function pictureByName(name: string): PictureRecord {
  const [record] = Object.values(records[`./pictures/${name}.ts`] ?? {});
  if (!record) throw new Error(`there is no picture “${name}”`);
  return record;
}
