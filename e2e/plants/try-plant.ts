import { copyWorkspace } from '../boundaries/copied-workspace.ts';
import type { ReleaseLab } from '../site/release-lab.ts';
import type { Plant } from './plant.ts';

/** How the release of a plant ended (one that could not be planted says nothing of the trial), and what the command said. */
export type Outcome = { kind: 'live' | 'refused' | 'not made'; said: string };

async function outcomeOf(command: Promise<string>): Promise<Outcome> {
  return command.then(
    (said) => ({ kind: 'live', said }),
    (error: unknown) => ({ kind: 'refused', said: String(Object(error).stderr).trim() }),
  );
}

async function releaseFromSources(
  lab: ReleaseLab,
  name: string,
  plant: (checkout: string) => Promise<void>,
): Promise<Outcome> {
  const { folder, close } = await copyWorkspace();
  try {
    await plant(folder);
    return await outcomeOf(lab.commandFrom({ checkout: folder }, 'release', name));
  } finally {
    await close();
  }
}

/** Releases a planted change in a laboratory. */
export async function tryPlant(
  lab: ReleaseLab,
  { package: name, change = {}, sources, facts }: Plant,
): Promise<Outcome> {
  if (sources) return releaseFromSources(lab, name, sources);
  const release = facts?.(await lab.description(name));
  const version = await lab.prepareRelease(name, { ...change, ...(release && { release }) });
  return outcomeOf(lab.command('rollback', name, version));
}
