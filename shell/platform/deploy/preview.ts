import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeText } from '../compose/compressed-files.ts';
import type { UncheckedConfiguration } from '../configuration/selected-configuration.ts';
import type { PackageName } from '../releases/release-schema.ts';
import { makeLive } from '../releases/site-state.ts';
import { isInLiveMode, currentSite } from './live-site.ts';
import { composeInto } from './run-composer.ts';

/** The style sheet of the banner. It is a file, because the page's policy forbids unknown inline styles. */
const stripStyles = {
  file: 'preview.css',
  text: `.preview-strip{margin:0;padding:.5rem 1rem;background:#ffd94a;color:#1a1a1a;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}
@media print{.preview-strip{display:none}}
`,
} as const;

/** Adds a banner for people and a `noindex` for search engines. */
export function markPreview(html: string, text: string): string {
  const head = `<meta name="robots" content="noindex"/><link rel="stylesheet" href="/${stripStyles.file}"/>`;
  const strip = `<aside class="preview-strip" aria-label="Preview">${text}</aside>`;
  const marked = html
    .replace('</head>', () => `${head}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${strip}`);
  if (!marked.includes(head) || !marked.includes(strip)) throw new Error('a page has no head or body');
  return marked;
}

/** Adds `x-robots-tag` to the `_headers` file. */
export function unlistedHeaders(headersFile: string): string {
  const marked = headersFile.replace(/^\/\*\n/, '/*\n  x-robots-tag: noindex\n');
  if (marked === headersFile) throw new Error('_headers has no rule for every address');
  return marked;
}

/** Where the preview of a package is written, beside the site. */
export function previewFolder(siteFolder: string, name: string): string {
  return path.join(`${siteFolder}.previews`, name);
}

export type PreviewRequest = {
  /** Where the live site is served from. */
  siteFolder: string;
  /** The store of releases. */
  store: string;
  name: PackageName;
  /** The version to preview. */
  version: string;
  /** The configuration to preview with; undefined uses the live site's. */
  configuration: UncheckedConfiguration | undefined;
};

function stripText({ name, version }: PreviewRequest, isReal: boolean): string {
  const caution = isReal
    ? 'What you send, book or pay here is real.'
    : 'Nothing that you send, book or pay here is real.';
  return `Preview of ${name} ${version}. This is not the live site. ${caution}`;
}

const forSearchEngines = ['sitemap.xml', 'robots.txt'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

async function mark(folder: string, text: string): Promise<void> {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (page) => {
      const file = path.join(folder, page);
      await writeText(file, markPreview(await readFile(file, 'utf8'), text));
    }),
  );
  await writeText(path.join(folder, stripStyles.file), stripStyles.text);
  const headers = path.join(folder, '_headers');
  await writeFile(headers, unlistedHeaders(await readFile(headers, 'utf8')));
  await Promise.all(forSearchEngines.map((file) => rm(path.join(folder, file), { force: true })));
}

async function write(draft: string, requested: PreviewRequest): Promise<void> {
  const { siteFolder, name, version, configuration } = requested;
  const base = await currentSite(siteFolder);
  if (base.live.kind === 'none') {
    throw new Error(`there is no live site in ${siteFolder} to preview ${name} in: run "npm start" first`);
  }
  const state = makeLive(
    { ...base.state, ...(configuration && { configuration: configuration.content }) },
    { [name]: version },
  );
  await composeInto({ store: requested.store, folder: draft, state }, base);
  await mark(draft, stripText(requested, isInLiveMode(state)));
}

/** Puts a finished folder in the place of another, which stays if that fails. */
export async function replaceFolder(finished: string, folder: string): Promise<void> {
  const former = `${folder}.former`;
  await rm(former, { recursive: true, force: true });
  const isReplaced = await rename(folder, former).then(
    () => true,
    () => false,
  );
  try {
    await rename(finished, folder);
  } catch (error) {
    if (isReplaced) await rename(former, folder);
    throw error;
  }
  await rm(former, { recursive: true, force: true });
}

/**
 * Composes the live site with one package replaced into a separate folder, marked as a preview. Does not change
 * the live site. Resolves with the folder; rejects with a message and leaves the previous preview unchanged.
 */
export async function composePreview(requested: PreviewRequest): Promise<string> {
  const folder = previewFolder(requested.siteFolder, requested.name);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    await write(draft, requested);
    await replaceFolder(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
