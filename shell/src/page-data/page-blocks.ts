import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BootBlock } from './boot-block.ts';

/**
 * The runtime configuration, in which alone sandbox and production differ, with the sections that the live remotes declare. All values are
 * public: secret keys never belong here.
 */
export type SiteConfig = {
  /** `sandbox` shows a strip on every page. */
  readonly mode: 'sandbox' | 'live';
  /** Where failures of pages are reported, without personal data; optional. */
  readonly reportUrl?: string | undefined;
  readonly [section: string]: unknown;
};

/** The JSON data blocks in a page; each key is the id of its script element. */
export type PageBlocks = {
  boot: BootBlock;
  site: SiteFacts;
  config: SiteConfig;
  /** Configuration keys that the page's remotes require: `email.publicKey`. */
  required: readonly string[];
};

/** JSON that is safe inside a script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function pageBlockElements(blocks: PageBlocks): string {
  return Object.entries(blocks)
    .map(([id, value]) => `<script type="application/json" id="${id}">${embeddedJson(value)}</script>`)
    .join('');
}

/** Matches the element of a block in a page; its group is the JSON. */
export function blockPattern(id: keyof PageBlocks): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);
}

function blockText(id: keyof PageBlocks): string {
  return document.getElementById(id)?.textContent ?? '';
}

export function readBootBlock(): BootBlock {
  return JSON.parse(blockText('boot'));
}

export function readSiteBlock(): SiteFacts {
  return JSON.parse(blockText('site'));
}

export type PageConfig =
  | { kind: 'config'; config: SiteConfig }
  /** One line per problem: `email.publicKey: is missing`. */
  | { kind: 'damaged'; problems: string[]; reportUrl: string | undefined };

function isThere(config: unknown, key: string): boolean {
  const value = key
    .split('.')
    .reduce<unknown>((found, name) => Object.entries(found ?? {}).find(([own]) => own === name)?.[1], config);
  return value !== undefined;
}

/** Checked by compose, but somebody may have edited the file since. Then the notice says so before anyone fills in a form. */
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
