import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BootBlock } from './boot-block.ts';

/**
 * The runtime configuration: the only thing in which sandbox and production differ. Beside `mode` it has the sections
 * that the live remotes declare. All values are public; secret keys never belong here.
 */
export type SiteConfig = {
  /** `sandbox` shows the strip on every page; it is never a silent default. */
  readonly mode: 'sandbox' | 'live';
  /** Where failures of pages are reported, without personal data; nowhere without it. */
  readonly reportUrl?: string | undefined;
  readonly [section: string]: unknown;
};

/** What a page carries for its scripts, as JSON in elements of its own; each id is the name of its block. */
export type PageBlocks = {
  boot: BootBlock;
  site: SiteFacts;
  config: SiteConfig;
  /** Keys of the configuration without which the page's remotes do not work: `email.publicKey`. */
  required: readonly string[];
};

/** JSON that is safe inside a script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The elements of the blocks, as the page is rendered with them. */
export function pageBlockElements(blocks: PageBlocks): string {
  return Object.entries(blocks)
    .map(([id, value]) => `<script type="application/json" id="${id}">${embeddedJson(value)}</script>`)
    .join('');
}

/** How the element of a block stands in a page; its group is the JSON. */
export function blockPattern(id: keyof PageBlocks): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);
}

function blockText(id: keyof PageBlocks): string {
  return document.getElementById(id)?.textContent ?? '';
}

/** The release that this page belongs to. */
export function readBootBlock(): BootBlock {
  return JSON.parse(blockText('boot'));
}

/** The facts of the site that this page was composed with. */
export function readSiteBlock(): SiteFacts {
  return JSON.parse(blockText('site'));
}

export type PageConfig =
  | { kind: 'config'; config: SiteConfig }
  /** One line a problem, each naming the key: `email.publicKey: is missing`. */
  | { kind: 'damaged'; problems: string[]; reportUrl: string | undefined };

function isThere(config: unknown, key: string): boolean {
  const value = key
    .split('.')
    .reduce<unknown>((found, name) => Object.entries(found ?? {}).find(([own]) => own === name)?.[1], config);
  return value !== undefined;
}

/**
 * The runtime configuration in the page. Compose has checked it; this finds out what somebody has cut from it since, so
 * that a form says so before it is filled in.
 */
export function readPageConfig(): PageConfig {
  try {
    const config: SiteConfig = JSON.parse(blockText('config'));
    const required: string[] = JSON.parse(blockText('required'));
    const problems = required.filter((key) => !isThere(config, key)).map((key) => `${key}: is missing`);
    return problems.length > 0
      ? { kind: 'damaged', problems, reportUrl: config.reportUrl }
      : { kind: 'config', config };
  } catch {
    return {
      kind: 'damaged',
      problems: ['the configuration in the page is not JSON'],
      reportUrl: undefined,
    };
  }
}
