import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BootBlock } from './boot-block.ts';

/**
 * The runtime configuration, in which alone sandbox and production differ, with the sections that the live
 * remotes declare. All values are public: secret keys never belong here.
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

export function readConfigBlock(): SiteConfig {
  return JSON.parse(blockText('config'));
}
