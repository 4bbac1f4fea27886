import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartComponent, RemoteModule } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { PartLoadError, type PartSource } from '../parts/part-store.ts';
import type { PageModules } from './page-modules.ts';
import { withRetries } from './with-retries.ts';

const limits = { deadline: 4000, delays: [300, 900] };
/** A development server compiles modules when they are first requested. */
const developmentLimits = { ...limits, deadline: 30_000 };

type Exposed = { remote: RemoteModule };

/** Loads a remote with the federation runtime, which is itself loaded only now. */
async function loadInDevelopment(remote: string, { remotes }: BootBlock): Promise<Exposed> {
  const base = remotes[remote]?.base;
  if (base === undefined) throw new Error(`${remote} is not in this release`);
  const { loadThroughRuntime } = await import('./federation-runtime.ts');
  return loadThroughRuntime(remote, base);
}

/**
 * Loads parts from the remotes of the page's release. Compose has already resolved the module that each
 * remote exposes, so it is imported directly; shared packages come from where the shell's modules have put
 * them. Only in development is the federation runtime needed. Loaded components are stored here, because
 * importing a module again takes a task.
 */
export function createPartSource(boot: BootBlock, modules: PageModules): PartSource {
  async function load(ref: PartRef): Promise<PartComponent> {
    const { remote: name, part } = splitPartRef(ref);
    const located = await modules.fetchPart(ref);
    const { remote }: Exposed = located?.module
      ? await import(/* @vite-ignore */ located.module)
      : await loadInDevelopment(name, boot);
    if (remote.contract !== contractVersion) {
      throw new TypeError(`${name} is not built for contract ${contractVersion}`);
    }
    return remote.load(part);
  }

  const loaded = new Map<PartRef, PartComponent>();

  return async (ref) => {
    try {
      const component =
        loaded.get(ref) ??
        (await withRetries(() => load(ref), boot.modulesFile ? limits : developmentLimits));
      loaded.set(ref, component);
      return component;
    } catch (cause) {
      throw new PartLoadError(`${ref} could not be loaded`, { cause });
    }
  };
}
