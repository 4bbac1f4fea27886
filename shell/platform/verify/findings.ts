import { withoutVersions } from '../../src/site/release-path.ts';
import { singleFileScripts } from '../releases/single-file-scripts.ts';

/** CSS pixels. */
export const screens = { phone: { width: 412, height: 915 }, wide: { width: 1280, height: 800 } } as const;

/** The details of each kind of finding. Files are addresses of the site. */
type FindingDetails = {
  /** A part that did not hydrate within ten seconds. */
  'not-hydrated': { part: string };
  /** A part whose HTML was discarded, because the browser rendered something else. */
  'hydration-mismatch': { part: string };
  'page-error': { message: string; file: string | undefined };
  /** What the page's policy refused; `what` is an address, or `inline`. */
  'policy-violation': { directive: string; what: string };
  'missing-file': { file: string };
  /** A file used as a picture that is not one. */
  'broken-picture': { file: string };
  'h1-count': { count: number };
  'no-title': object;
  /** A violated axe rule, and the element. */
  accessibility: { rule: string; element: string };
  'broken-module': { file: string; message: string };
  /** Stored data that the page does not show. */
  'unread-data': { sample: string; expected: string };
  /** What the service worker failed to do. */
  'worker-failure': { failure: string };
};

/** A problem of a page, a module or stored data. `only: 'wide'`: it does not occur on a phone. */
export type Finding<Kind extends keyof FindingDetails = keyof FindingDetails> = {
  [Each in Kind]: { kind: Each; only?: 'wide' } & FindingDetails[Each];
}[Kind];

const fileHash = /-[\w-]{8}(?=\.\w+\b)/g;
const styleClass = / class="[^"]*"/g;

/** `/mf-forms/0.1.0-abc/assets/contact-view-Dl9CtEQV.js` becomes `mf-forms/contact-view`; other addresses stay. */
function scriptName(address: string): string {
  const [, owner, name] = /^\/([^/]+)\/(?:.*\/)?([^/]+?)(?:-[\w-]{8})?\.js$/.exec(address) ?? [];
  return owner === undefined ? address : `${owner}/${name}`;
}

const findingTexts: { readonly [Kind in keyof FindingDetails]: (details: FindingDetails[Kind]) => string } = {
  'not-hydrated': ({ part }) => `${part} does not start`,
  'hydration-mismatch': ({ part }) => `${part} renders differently in the browser than on the server`,
  'page-error': ({ file, message }) => `${file ? scriptName(file) : 'a script'} throws: ${message}`,
  'policy-violation': ({ directive, what }) => `the policy (${directive}) refuses ${what}`,
  'missing-file': ({ file }) => `${file} is missing`,
  'broken-picture': ({ file }) => `${file} cannot be shown as a picture`,
  'h1-count': ({ count }) => `the page has ${count} h1 elements and needs exactly one`,
  'no-title': () => 'the page has no title',
  accessibility: ({ rule, element }) => `axe finds ${rule}: ${element}`,
  'broken-module': ({ file, message }) => `${scriptName(file)} does not run: ${message}`,
  'unread-data': ({ sample, expected }) =>
    `data stored as in ${sample} is not read: “${expected}” is not shown`,
  'worker-failure': ({ failure }) => `/${singleFileScripts.worker.file} ${failure}`,
};

/** The finding as a sentence, without its page. */
function findingText<Kind extends keyof FindingDetails>(finding: Finding<Kind>): string {
  const text = findingTexts[finding.kind](finding);
  return finding.only === 'wide' ? `${text} (only on a screen of ${screens.wide.width} px)` : text;
}

/** Identifies a fault across compositions, ignoring versions and hashes. */
export function keyOf(finding: Finding): string {
  const text = withoutVersions(findingText(finding));
  return `${finding.kind} ${text.replaceAll(fileHash, '').replaceAll(styleClass, '')}`;
}

type Attempts = {
  candidate: () => Promise<Finding[]>;
  /** The same on the live site; undefined if there is nothing to compare with. */
  live: (() => Promise<Finding[]>) | undefined;
};

/**
 * New problems of a candidate: found twice, so that a slow machine does not stop a release, and not on the live
 * site, so that no team is stopped by another's fault.
 */
export async function newFindings({ candidate, live }: Attempts): Promise<Finding[]> {
  const first = await candidate();
  if (first.length === 0) return [];
  const again = new Set((await candidate()).map(keyOf));
  const previous = new Set(live ? (await live()).map(keyOf) : []);
  const isNew = (key: string) => again.has(key) && !previous.has(key);
  return [...new Map(first.map((finding) => [keyOf(finding), finding]))]
    .filter(([key]) => isNew(key))
    .map(([, finding]) => finding);
}

/** A finding, and where: an address, or a package name. */
export type LocatedFinding = { where: string; finding: Finding };

/** How many lines to list. One fault often affects every page. */
const maxLines = 12;

/** How much was verified (`wide`: pages on a wide screen, too), and how long it took (seconds). */
export type VerifyCounts = Record<'pages' | 'wide' | 'modules' | 'samples' | 'seconds', number>;

/** The first finding of each kind, then the second of each, so that many of one kind do not hide another. */
function oneOfEachFirst(found: readonly LocatedFinding[]): LocatedFinding[] {
  const seen = new Map<string, number>();
  const ranked = found.map((each) => {
    const rank = seen.get(each.finding.kind) ?? 0;
    seen.set(each.finding.kind, rank + 1);
    return { each, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ each }) => each);
}

/** One line per fault, with the first page that has it. */
export function findingLines(found: readonly LocatedFinding[]): string[] {
  const byFault = new Map<string, string[]>();
  for (const { where, finding } of oneOfEachFirst(found)) {
    const text = findingText(finding);
    byFault.set(text, [...(byFault.get(text) ?? []), where]);
  }
  return [...byFault].map(([text, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return `${first}${more}: ${text}`;
  });
}

export function refusal(found: readonly LocatedFinding[]): Error {
  const lines = findingLines(found);
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
  return new Error(
    [
      'refused: the pages failed when verified in a browser. Nothing changed for visitors.',
      ...[...lines.slice(0, maxLines), ...more].map((line) => `  ${line}`),
      'To make it live anyway, add --skip-verify.',
    ].join('\n'),
  );
}

export function verifySummary({ pages, wide, modules, samples, seconds }: VerifyCounts): string {
  const verified = `${pages} pages (${wide} on a wide screen too), ${modules} modules, ${samples} samples of stored data`;
  return `verified  ${verified}, in ${seconds.toFixed(1)} s`;
}
