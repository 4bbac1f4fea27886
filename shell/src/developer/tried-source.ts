import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { RemoteModule } from '@venue/shared/contract/remote.tsx';
import { modulesOfPart } from '../page/boot-block.ts';
import { preloadModules } from '../federation/preload-modules.ts';
import { PartLoadError } from '../parts/part-load-error.ts';
import type { PartSource } from '../parts/source-of-parts.ts';
import type { TriedRelease } from './tried-release.ts';

/** Loads parts of tried versions, all others as usual. No module runs before all of its part's have come as they were released. */
export function triedSource(tried: ReadonlyMap<string, TriedRelease>, usual: PartSource): PartSource {
  return async (ref) => {
    const { remote: name, part } = splitPartRef(ref);
    const release = tried.get(name);
    if (!release) return usual(ref);
    try {
      const { start, later } = modulesOfPart(release.files, part);
      await preloadModules([...start, ...later], release.integrity);
      const { remote }: { remote: RemoteModule } = await import(/* @vite-ignore */ release.module);
      if (remote.contract !== contractVersion) {
        throw new TypeError(`${name} is not of contract ${contractVersion}`);
      }
      return await remote.load(part);
    } catch (cause) {
      throw new PartLoadError(`${ref} could not be loaded in the version that is tried`, { cause });
    }
  };
}
