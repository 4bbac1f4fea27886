import { readFile } from 'node:fs/promises';
import { packageNames } from '../releases/folders.ts';
import { readSandboxSections } from '../build/remote-declarations.ts';
import { merged } from './merge-patch.ts';

/** The document that points every service at the sandbox (`origin` without a trailing slash), from what each remote declares. */
export async function sandboxDocument(origin: string): Promise<SiteDocument> {
  const remotes = packageNames.filter((name) => name !== 'shell');
  const sections = await Promise.all(remotes.map((name) => readSandboxSections(name, origin)));
  const content = sections.reduce<unknown>(merged, { mode: 'sandbox', reportUrl: `${origin}/reports` });
  return { name: 'the sandbox', content };
}

/** The site's document as somebody wrote it: read, not yet checked. `name` says where it came from. */
export type SiteDocument = { name: string; content: unknown };

/**
 * The site's document that the environment chooses: `SITE_CONFIG` names a file, `SITE_CONFIG=sandbox` chooses the local
 * stand-ins. Nothing chosen is refused: the sandbox is never a silent fallback.
 */
export async function chosenDocument(environment: NodeJS.ProcessEnv = process.env): Promise<SiteDocument> {
  const choice = environment.SITE_CONFIG;
  if (!choice) throw new Error('SITE_CONFIG is not set: name a configuration file, or choose "sandbox"');
  if (choice === 'sandbox') return sandboxDocument(`http://127.0.0.1:${environment.SANDBOX_PORT ?? 4180}`);
  const text = await readFile(choice, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${choice}: the configuration document is missing`);
  try {
    return { name: choice, content: JSON.parse(text) };
  } catch (cause) {
    throw new Error(`${choice}: the configuration document is not JSON`, { cause });
  }
}
