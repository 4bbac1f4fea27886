import type { ReleaseLab } from '../release-lab.ts';
import type { ModuleChange } from '../release-changes.ts';

/** A change of a built package, as somebody's sources would have made it. */
export type PlantedChange = {
  what: string;
  /** Texts that are replaced wherever they stand. */
  texts?: Readonly<Record<string, string>>;
  /** Changes of the browser's modules, by their names without hash. */
  modules?: Readonly<Record<string, ModuleChange>>;
  /** The same in the browser's modules and in the server's. */
  onBothSides?: Readonly<Record<string, ModuleChange>>;
};

/** How a release ended, and what the command said. */
export type Outcome = { kind: 'live' | 'refused'; said: string };

/** Releases several changes of one package at once in a laboratory. */
export async function releaseChanges(
  lab: ReleaseLab,
  name: string,
  changes: readonly PlantedChange[],
): Promise<Outcome> {
  const version = await lab.prepareRelease(name, {
    texts: Object.assign({}, ...changes.map(({ texts }) => texts)),
    modules: Object.assign({}, ...changes.map(({ modules }) => modules)),
    onBothSides: Object.assign({}, ...changes.map(({ onBothSides }) => onBothSides)),
  });
  return lab.command('rollback', name, version).then(
    (said): Outcome => ({ kind: 'live', said }),
    (error: unknown): Outcome => ({ kind: 'refused', said: String(Object(error).stderr).trim() }),
  );
}
