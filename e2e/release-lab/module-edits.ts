import type { ModuleChange } from './make-release.ts';
import type { ReleaseLab } from './release-lab.ts';

/** A change to a built package, as if its sources had been changed. */
export type PlantedChange = {
  description: string;
  /** Texts to replace everywhere. */
  texts?: Readonly<Record<string, string>>;
  /** Changes to browser modules, by name without hash. */
  modules?: Readonly<Record<string, ModuleChange>>;
  /** The same in browser and server modules. */
  onBothSides?: Readonly<Record<string, ModuleChange>>;
};

/** The outcome of a release, and the command's output. */
export type Outcome = { kind: 'live' | 'refused'; output: string };

/** Releases several changes of one package at once in a lab. */
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
    (output): Outcome => ({ kind: 'live', output }),
    (error: unknown): Outcome => ({ kind: 'refused', output: String(Object(error).stderr).trim() }),
  );
}

/** Code that tells whether a page is on a wide screen. */
export const isWide = 'globalThis.matchMedia?.("(min-width: 1000px)").matches';

/** Adds code to the top of a module, like an import or a side effect. */
export function prepend(code: string): ModuleChange {
  return (module) => `${code};${module}`;
}

/** Adds code to the end of a module. */
export function append(code: string): ModuleChange {
  return (module) => `${module};${code}`;
}

/** Makes a view or fragment run code on every render, before its own. */
export function onRender(name: string, code: string): ModuleChange {
  return (module) =>
    module.replace(
      new RegExp(`(\\w+) as ${name}\\b`),
      (_found, inner) =>
        `planted as ${name}};const planted=(props)=>{${code};return ${inner}(props)};export{`,
    );
}

/** Replaces a view or fragment with other code. */
export function replaceView(name: string, component: string): ModuleChange {
  return (module) =>
    module.replace(
      new RegExp(`\\w+ as ${name}\\b`),
      `planted as ${name}};const planted=${component};export{`,
    );
}

/** Replaces all occurrences of a text. Throws if there is none, because the code has been renamed since. */
export function replaceText(before: string | RegExp, after: string): ModuleChange {
  return (module) => {
    const changed = module.replaceAll(before, after);
    if (changed === module) throw new Error(`write faulty-releases.ts anew: no module says ${before}`);
    return changed;
  };
}
