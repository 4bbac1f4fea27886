import { packageNames } from '../releases/places.ts';
import { readSandboxSections } from '../build/remote-declarations.ts';
import type { SiteDocument } from './chosen-document.ts';
import { merged } from './merged.ts';

/** The document that points every service at the sandbox (`origin` without a trailing slash), from what each remote declares. */
export async function sandboxDocument(origin: string): Promise<SiteDocument> {
  const remotes = packageNames.filter((name) => name !== 'shell');
  const sections = await Promise.all(remotes.map((name) => readSandboxSections(name, origin)));
  const content = sections.reduce<unknown>(merged, { mode: 'sandbox', reportUrl: `${origin}/reports` });
  return { name: 'the sandbox', content };
}
