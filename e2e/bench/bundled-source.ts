/// <reference types="vite/client" />
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { RemoteModule } from '@venue/shared/contract/remote.tsx';
import type { PartSource } from '@venue/shell/platform/compose/page-renderer.ts';

const remotes = import.meta.glob<RemoteModule>('../../mf-*/src/remote.tsx', {
  eager: true,
  import: 'remote',
});

/** In the place of the shell's own: the remotes' sources, bundled with it. */
export function createPartSource(): PartSource {
  return async (ref) => {
    const { remote, part } = splitPartRef(ref);
    const module = Object.values(remotes).find(({ name }) => name === remote);
    if (!module) throw new Error(`${remote} is not bundled`);
    return module.load(part);
  };
}
