import type { ReleaseLab } from '../site/release-lab.ts';
import type { Plant } from './plant.ts';

/** How the release of a plant ended, and what the command said. */
export type Outcome = { kind: 'live' | 'refused'; said: string };

async function outcomeOf(command: Promise<string>): Promise<Outcome> {
  return command.then(
    (said) => ({ kind: 'live', said }),
    (error: unknown) => ({ kind: 'refused', said: String(Object(error).stderr).trim() }),
  );
}

/** Releases a planted change in a laboratory. */
export async function tryPlant(
  lab: ReleaseLab,
  { package: name, change = {}, facts }: Plant,
  ...options: string[]
): Promise<Outcome> {
  const release = facts?.(await lab.description(name));
  const version = await lab.prepareRelease(name, { ...change, ...(release && { release }) });
  return outcomeOf(lab.command('rollback', name, version, ...options));
}
