import { versionOf } from '../src/federation/version-folder.ts';
import { pageFacts } from './page-facts.ts';

function block(html: string, id: string): string {
  return new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? '{}';
}

/** What all pages of a composition say alike: the configuration, and the facts of the site but for the pages that each names. */
function saidByAll(html: string): string {
  const { pages: _pages, ...facts } = JSON.parse(block(html, 'site'));
  return block(html, 'config') + JSON.stringify(facts);
}

/**
 * Whether a kept page starts from the same versions as one of the live composition, and says the same of the site: then it can stay
 * as it is, whatever else was released, for as long as nobody opens it.
 */
export function isStillGood(kept: string, live: string): boolean {
  const { modules } = pageFacts(kept);
  const versions = new Set(pageFacts(live).versions);
  const isLive = modules.every((module) => versions.has(versionOf(module) ?? ''));
  return modules.length > 0 && isLive && saidByAll(kept) === saidByAll(live);
}
