import type { ComponentType, ReactNode } from 'react';
import { contractVersion } from './contract-version.ts';
import type { ShellHost } from './host.ts';
import { ImportedStyles } from './imported-styles.tsx';
import type { RemoteName, SiteParts } from './site-parts.ts';

/** A loaded part, as the shell renders it. All parts get the same host. */
export type PartComponent = ComponentType<{ host: ShellHost }>;

/** Loads the code of a part. */
type PartLoader = () => Promise<ComponentType>;

/** A page's data for search engines: schema.org objects with addresses below `siteUrl`. */
export type PageData = (siteUrl: string) => readonly object[];

/** What a remote's `./remote` module exports as `remote`. */
export type RemoteModule = {
  readonly name: string;
  readonly contract: number;
  /** Loads the code of one part; rejects if the remote has no such part. */
  readonly load: (part: string) => Promise<PartComponent>;
  /** Data of a page for search engines, only in server builds. Undefined if the page has none. */
  readonly dataOf?: (view: string) => Promise<PageData | undefined>;
};

type HostProviderProps = { host: ShellHost; children: ReactNode };

type RemoteDefinition<Name extends RemoteName> = {
  /** A method, so that the compiler lets a remote expect the host as its own manifest declares it. */
  HostProvider(this: void, props: HostProviderProps): ReactNode;
  views: Readonly<Record<keyof SiteParts[Name]['views'], PartLoader>>;
  fragments: Readonly<Record<keyof SiteParts[Name]['fragments'], PartLoader>>;
  /** Only in server builds (`import.meta.env.SSR`): no browser needs it. */
  data?: Readonly<Partial<Record<keyof SiteParts[Name]['views'], () => Promise<PageData>>>>;
};

function hostedPart(HostProvider: ComponentType<HostProviderProps>, View: ComponentType): PartComponent {
  return function HostedPart({ host }) {
    return (
      <HostProvider host={host}>
        <ImportedStyles />
        <View />
      </HostProvider>
    );
  };
}

/** Defines a remote: exactly the views and fragments that its manifest declares, each behind its own import. */
export function defineRemote<Name extends RemoteName>(
  name: Name,
  { HostProvider, views, fragments, data }: RemoteDefinition<Name>,
): RemoteModule {
  const loaders = new Map<string, PartLoader>([
    ...Object.entries<PartLoader>(views),
    ...Object.entries<PartLoader>(fragments),
  ]);
  return {
    name,
    contract: contractVersion,
    ...(data && { dataOf: async (view: string) => new Map(Object.entries(data)).get(view)?.() }),
    load: async (part) => {
      const loader = loaders.get(part);
      if (!loader) throw new Error(`${String(name)} has no part "${part}"`);
      return hostedPart(HostProvider, await loader());
    },
  };
}
