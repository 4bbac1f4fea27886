import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartComponent, RemoteModule } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { PartLoadError, type PartSource } from '../parts/part-store.ts';
import type { PageModules } from './page-modules.ts';
import { withRetries } from './with-retries.ts';

const limits = { deadline: 4000, delays: [300, 900] };
/** A development server makes what is asked for the first time. */
const developmentLimits = { ...limits, deadline: 30_000 };

type Exposed = { remote: RemoteModule };

/** By the federation runtime, which comes only now: what it needs to find a remote is all that the page knows of it. */
async function throughRuntime(remote: string, boot: BootBlock, modules: PageModules): Promise<Exposed> {
  const learnt = await modules.loadModuleList();
  const base = (boot.remotes[remote] ?? learnt?.remotes[remote])?.base;
  if (base === undefined) throw new Error(`${remote} is not of this release`);
  await modules.fetchRuntime();
  const { loadThroughRuntime } = await import('./federation-runtime.ts');
  return loadThroughRuntime(remote, base);
}

/**
 * Loads parts from the remotes of the page's release. Compose has resolved already what the federation runtime would resolve again: the
 * module that a remote exposes is imported where it lies, and takes the packages that exist once from where the shell's own modules have
 * put them. Only in development, where a remote does not say which module that is, is the runtime needed. What was loaded once is given
 * out without a task between: an import of what has long run takes one.
 */
export function createPartSource(boot: BootBlock, modules: PageModules): PartSource {
  async function load(ref: PartRef): Promise<PartComponent> {
    const { remote: name, part } = splitPartRef(ref);
    const placed = await modules.fetchPart(ref);
    const { remote }: Exposed = placed?.module
      ? await import(/* @vite-ignore */ placed.module)
      : await throughRuntime(name, boot, modules);
    if (remote.contract !== contractVersion) {
      throw new TypeError(`${name} is not of contract ${contractVersion}`);
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
