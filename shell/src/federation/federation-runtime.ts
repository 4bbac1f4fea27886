// Lets remotes use this runtime instead of bringing their own.
import '@module-federation/vite/injectExternalRuntimeCorePlugin';
import { init } from '@module-federation/runtime';
import { federatedName } from '@venue/shared/contract/part-ref.ts';
import type { RemoteModule } from '@venue/shared/contract/remote.tsx';
import { sharedLibraries } from './shared-libraries.ts';

type Exposed = { remote: RemoteModule };

/** In development the host has already created this instance with its shared packages. */
const instance = init({ name: 'shell', remotes: [], shared: sharedLibraries });

/** Loads a remote through its federation entry. The only use of the federation runtime. */
export async function loadThroughRuntime(remote: string, base: string): Promise<Exposed> {
  const name = federatedName(remote);
  instance.registerRemotes([{ name, entry: `${base}remoteEntry.js`, type: 'module' }]);
  const exposed = await instance.loadRemote<Exposed>(`${name}/remote`);
  if (!exposed) throw new Error(`${remote} exposes nothing`);
  return exposed;
}
