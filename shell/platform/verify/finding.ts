import { fileName } from './page-weight.ts';
import { withoutVersions } from '../../src/site/release-path.ts';
import { standaloneScripts } from '../releases/standalone-scripts.ts';

/** What visitors hold in their hands, and what they sit at (CSS pixels). */
export const screens = { phone: { width: 412, height: 915 }, desk: { width: 1280, height: 800 } } as const;

/** What each kind of finding says. Files are addresses of the site. */
type Facts = {
  /** A part that could not be used after ten seconds. */
  'not-hydrated': { part: string };
  /** A part whose HTML the browser threw away, because its code draws something else. */
  'hydration-mismatch': { part: string };
  'page-error': { message: string; file: string | undefined };
  /** What the page's policy refused; `what` is an address, or `inline`. */
  'policy-violation': { directive: string; what: string };
  'missing-file': { file: string };
  /** A file that came where a picture was asked for, and is none. */
  'broken-picture': { file: string };
  'h1-count': { count: number };
  'no-title': object;
  /** A rule of axe, and the element that breaks it. */
  accessibility: { rule: string; element: string };
  'broken-module': { file: string; message: string };
  /** What a device keeps and the page does not show. */
  'unread-data': { sample: string; expected: string };
  /** What the service worker does not do. */
  'worker-failure': { missed: string };
};

/** One thing that is wrong with a page, a module or what a device keeps. `only: 'desk'`: the same page on a phone does not have it. */
export type Finding<Kind extends keyof Facts = keyof Facts> = {
  [Each in Kind]: { kind: Each; only?: 'desk' } & Facts[Each];
}[Kind];

const fileHash = /-[\w-]{8}(?=\.\w+\b)/g;
const styleClass = / class="[^"]*"/g;

/** `/mf-forms/0.1.0-abc/assets/contact-view-Dl9CtEQV.js` is `mf-forms/contact-view`; other addresses stay. */
function scriptName(address: string): string {
  return address.endsWith('.js') ? fileName(address) : address;
}

const sayings: { readonly [Kind in keyof Facts]: (facts: Facts[Kind]) => string } = {
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
  'worker-failure': ({ missed }) => `/${standaloneScripts.worker.file} ${missed}`,
};

/** The finding in a sentence without its page, which names the part or the file. */
export function saidOf<Kind extends keyof Facts>(finding: Finding<Kind>): string {
  const said = sayings[finding.kind](finding);
  return finding.only === 'desk' ? `${said} (only on a screen of ${screens.desk.width} px)` : said;
}

/** The same text for the same fault in two compositions, whatever versions and hashes are in it. */
export function keyOf(finding: Finding): string {
  const said = withoutVersions(saidOf(finding));
  return `${finding.kind} ${said.replaceAll(fileHash, '').replaceAll(styleClass, '')}`;
}
