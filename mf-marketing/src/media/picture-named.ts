import type { PictureRecord } from './picture-record.ts';

const records = import.meta.glob<Readonly<Record<string, PictureRecord>>>('./pictures/*.ts', { eager: true });

function recordOf(name: string): PictureRecord | undefined {
  return Object.values(records[`./pictures/${name}.ts`] ?? {})[0];
}

/** The picture that a content file names: `hall-ambali`. */
export function pictureNamed(name: string): PictureRecord {
  const record = recordOf(name);
  if (!record) throw new Error(`there is no picture “${name}”`);
  return record;
}

/** Its other cut for screens under 640 px, where it has one. */
export function tallPictureOf(name: string): PictureRecord | undefined {
  return recordOf(`${name}-tall`);
}
