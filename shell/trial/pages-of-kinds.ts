import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../compose/write-page.ts';
import type { Release } from '../release/release-schema.ts';

const part = /data-part="(mf-[a-z\d-]+)\/([a-z\d-]+)"/g;

type Kinds = { folder: string; released: readonly Release[]; changed: readonly string[] };

/** `mf-forms view`, `mf-forms fragment`: what of the releases stands in a page. */
function kindsIn(html: string, released: readonly Release[]): string[] {
  return [...html.matchAll(part)].flatMap(([, name, id = '']) => {
    const release = released.find((each) => each.package === name);
    if (!release?.manifest) return [];
    return `${name} ${id in release.manifest.views ? 'view' : 'fragment'}`;
  });
}

/** As few of the changed pages as show a view and a fragment of each release that has them. */
export async function onePageOfEachKind({ folder, released, changed }: Kinds): Promise<string[]> {
  const pages = changed.map(async (address) => {
    const html = await readFile(path.join(folder, fileOf(address)), 'utf8');
    return { address, kinds: kindsIn(html, released) };
  });
  const seen = new Set<string>();
  return (await Promise.all(pages)).flatMap(({ address, kinds }) => {
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew ? [address] : [];
  });
}
