import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../compose/write-page.ts';
import type { Release } from '../release/release-schema.ts';

const part = /data-part="(mf-[a-z\d-]+)\/([a-z\d-]+)"/g;

type Kinds = { folder: string; released: readonly Release[]; changed: readonly string[] };

/** Names of what stands in a page. */
type NamesIn = (html: string) => string[];

/** As few of the changed pages as show everything that is named in any of them. */
async function onePageOfEach({ folder, changed }: Kinds, namesIn: NamesIn): Promise<string[]> {
  const pages = changed.map(async (address) => {
    const html = await readFile(path.join(folder, fileOf(address)), 'utf8');
    return { address, names: namesIn(html) };
  });
  const seen = new Set<string>();
  return (await Promise.all(pages)).flatMap(({ address, names }) => {
    const isNew = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isNew ? [address] : [];
  });
}

/** As few of the changed pages as show a view and a fragment of each release that has them. */
export async function onePageOfEachKind(kinds: Kinds): Promise<string[]> {
  return onePageOfEach(kinds, (html) =>
    [...html.matchAll(part)].flatMap(([, name, id = '']) => {
      const { manifest } = kinds.released.find((each) => each.package === name) ?? {};
      if (!manifest) return [];
      return `${name} ${id in manifest.views ? 'view' : 'fragment'}`;
    }),
  );
}

/** The bytes of a part's own modules, whatever they are called. */
function codeOf(release: Release | undefined, id: string): string | undefined {
  const modules = release?.parts[id]?.map((file) => release.files[`client/${file}`]);
  return modules?.toSorted().join(' ');
}

/**
 * As few of the changed pages as show every part whose code is not that of `before`, and a new shell around each remote.
 */
export async function onePageOfEachPart({
  before,
  ...kinds
}: Kinds & { before: readonly Release[] }): Promise<string[]> {
  const releaseOf = (name: string) => kinds.released.find((release) => release.package === name);
  const formerOf = (name: string) => before.find((release) => release.package === name);
  const isChanged = (name: string, id: string) => codeOf(releaseOf(name), id) !== codeOf(formerOf(name), id);
  return onePageOfEach(kinds, (html) =>
    [...html.matchAll(part)].flatMap(([, name = '', id = '']) => {
      const own = releaseOf(name) && isChanged(name, id) ? [`${name}/${id}`] : [];
      return releaseOf('shell') ? own.concat(`shell around ${name}`) : own;
    }),
  );
}
