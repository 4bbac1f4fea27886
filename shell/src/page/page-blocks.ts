import { readConfig, type ConfigOutcome } from '@venue/shared/config.ts';
import type { BootBlock } from '../early/early-api.ts';

function blockText(id: string): string | undefined {
  return document.getElementById(id)?.textContent;
}

/** The release that this page belongs to, as compose (or the development server) wrote it. */
export function readBootBlock(): BootBlock {
  const text = blockText('boot');
  if (!text) throw new Error('the page carries no release block');
  return JSON.parse(text);
}

/** The runtime configuration in the page; what is wrong with it comes back as words. */
export function readPageConfig(): ConfigOutcome {
  return readConfig(blockText('config'));
}
