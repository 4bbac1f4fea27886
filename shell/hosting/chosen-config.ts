import { readFile } from 'node:fs/promises';
import { readConfig, type SiteConfig } from '@venue/shared/config.ts';
import { sandboxConfig } from './sandbox-config.ts';

/**
 * The runtime configuration that the environment chooses: `SITE_CONFIG` names a configuration file,
 * `SITE_CONFIG=sandbox` chooses the local stand-ins. Nothing chosen is refused: the sandbox is never a silent fallback.
 * Rejects with one line that names every key at fault.
 */
export async function chosenConfig(environment: NodeJS.ProcessEnv = process.env): Promise<SiteConfig> {
  const choice = environment.SITE_CONFIG;
  if (!choice) throw new Error('SITE_CONFIG is not set: name a configuration file, or choose "sandbox"');
  if (choice === 'sandbox') return sandboxConfig(`http://127.0.0.1:${environment.SANDBOX_PORT ?? 4180}`);
  const text = await readFile(choice, 'utf8').catch(() => undefined);
  const outcome = readConfig(text);
  if (outcome.kind === 'refused') throw new Error(`${choice}: ${outcome.problems.join('; ')}`);
  return outcome.config;
}
