import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { federatedName, splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PartComponent, RemoteModule } from '@venue/shared/contract/remote.tsx';
import type { BootBlock } from '../page/boot-block.ts';
import { PartLoadError } from '../parts/part-load-error.ts';
import type { PartSource } from '../parts/part-store.ts';
import { withinDeadline } from './within-deadline.ts';

const limits = { deadline: 4000, delays: [300, 900] };

type Exposed = { remote: RemoteModule };

async function load(ref: PartRef): Promise<PartComponent> {
  const { remote, part } = splitPartRef(ref);
  const exposed = await loadRemote<Exposed>(`${federatedName(remote)}/remote`);
  if (exposed?.remote.contract !== contractVersion) {
    throw new TypeError(`${remote} is not of contract ${contractVersion}`);
  }
  return exposed.remote.load(part);
}

/** Loads parts from the remotes that the page's release names. The only user of the federation runtime. */
export function createFederatedSource({ remotes }: BootBlock): PartSource {
  registerRemotes(
    Object.entries(remotes).map(([name, { base }]) => ({
      name: federatedName(name),
      entry: `${base}remoteEntry.js`,
      type: 'module',
    })),
  );

  return async (ref) => {
    try {
      return await withinDeadline(() => load(ref), limits);
    } catch (cause) {
      throw new PartLoadError(`${ref} could not be loaded`, { cause });
    }
  };
}
