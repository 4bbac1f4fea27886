import { readFile } from 'node:fs/promises';
import { sandboxDocument } from './sandbox-document.ts';

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
