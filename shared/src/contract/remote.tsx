import type { ComponentType, ReactNode } from 'react';
import type { Host } from './host.ts';
import { contractVersion, type FragmentId, type RemoteName, type ViewId } from './registry.ts';

/** A loaded part as the shell renders it. */
export type PartComponent<Name extends RemoteName = RemoteName> = ComponentType<{ host: Host<Name> }>;

type PartLoader = () => Promise<ComponentType>;
type PartLoaders<Id extends string> = Readonly<Record<Id, PartLoader>>;

/** What a remote's `./remote` module exports as `remote`. */
export type RemoteModule<Name extends RemoteName = RemoteName> = {
  readonly name: Name;
  readonly contract: number;
  /** Loads the code of one part; rejects if the remote has no such part. */
  readonly load: (part: string) => Promise<PartComponent<Name>>;
};

type RemoteDefinition<Name extends RemoteName> = {
  HostProvider: ComponentType<{ host: Host<Name>; children: ReactNode }>;
  views: PartLoaders<ViewId<Name>>;
  fragments: PartLoaders<FragmentId<Name>>;
};

/** Declares a remote: exactly the views and fragments that the registry lists, each behind its own import. */
export function defineRemote<Name extends RemoteName>(
  name: Name,
  { HostProvider, views, fragments }: RemoteDefinition<Name>,
): RemoteModule<Name> {
  const loaders = new Map<string, PartLoader>([
    ...Object.entries<PartLoader>(views),
    ...Object.entries<PartLoader>(fragments),
  ]);
  return {
    name,
    contract: contractVersion,
    load: async (part) => {
      const loader = loaders.get(part);
      if (!loader) throw new Error(`${name} has no part "${part}"`);
      const Part = await loader();
      return function HostedPart({ host }) {
        return (
          <HostProvider host={host}>
            <Part />
          </HostProvider>
        );
      };
    },
  };
}
