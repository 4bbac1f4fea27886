import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFile } from '../compose/site-files.ts';
import type { Release } from '../releases/release-schema.ts';

const part = /data-part="(mf-[a-z\d-]+)\/([a-z\d-]+)"/g;

type Kinds = { folder: string; released: readonly Release[]; changed: readonly string[] };

type NamesIn = (html: string) => string[];

async function htmlOf(folder: string, address: string): Promise<string> {
  return readFile(path.join(folder, pageFile(address)), 'utf8');
}

/** The fewest of the changed pages that together show every name found in any of them. */
async function onePageOfEach({ folder, changed }: Kinds, namesIn: NamesIn): Promise<string[]> {
  const pages = changed.map(async (address) => {
    return { address, names: namesIn(await htmlOf(folder, address)) };
  });
  const seen = new Set<string>();
  return (await Promise.all(pages)).flatMap(({ address, names }) => {
    const isNew = names.some((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    return isNew ? [address] : [];
  });
}

type Compared = Kinds & { before: readonly Release[] };

/** Identifies the content of a part's own modules, whatever they are called. */
function codeIn(releases: readonly Release[], name: string, id: string): string | undefined {
  const release = releases.find((each) => each.package === name);
  const modules = release?.parts[id]?.map((file) => release.files[`client/${file}`]);
  return modules?.toSorted().join(' ');
}

function hasShell({ released }: Kinds): boolean {
  return released.some((release) => release.package === 'shell');
}

/** Returns a test of whether the code of a part differs from `before`. */
function changedParts({ released, before }: Compared) {
  const isReleased = (name: string) => released.some((release) => release.package === name);
  return (name: string, id: string) =>
    isReleased(name) && codeIn(released, name, id) !== codeIn(before, name, id);
}

/** The fewest of the changed pages that show every part whose code changed, and a new shell around each remote. */
export async function representativePages(compared: Compared): Promise<string[]> {
  const isChanged = changedParts(compared);
  const withShell = hasShell(compared);
  return onePageOfEach(compared, (html) =>
    [...html.matchAll(part)].flatMap(([, name = '', id = '']) => {
      const own = isChanged(name, id) ? [`${name}/${id}`] : [];
      return withShell ? own.concat(`shell around ${name}`) : own;
    }),
  );
}

/**
 * Changed pages whose view did not change, but only a fragment (such as the footer's) or a version name. None
 * for a new shell, or if no part changed, because then the cause is unknown.
 */
export async function pagesWithUnchangedView(compared: Compared): Promise<string[]> {
  const { folder, changed, released } = compared;
  if (hasShell(compared)) return [];
  const isChanged = changedParts(compared);
  const isView = (name: string, id: string) =>
    released.some((release) => release.package === name && id in (release.manifest?.views ?? {}));
  const pages = changed.map(async (address) => {
    const html = await htmlOf(folder, address);
    const parts = [...html.matchAll(part)].filter(([, name = '', id = '']) => isChanged(name, id));
    return { address, parts, hasNewView: parts.some(([, name = '', id = '']) => isView(name, id)) };
  });
  const looked = await Promise.all(pages);
  if (looked.every(({ parts }) => parts.length === 0)) return [];
  return looked.flatMap(({ address, hasNewView }) => (hasNewView ? [] : [address]));
}
