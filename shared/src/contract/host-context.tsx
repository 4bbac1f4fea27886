import { createContext, useContext, type ReactNode } from 'react';
import type { Host } from './host.ts';
import type { RemoteName } from './registry.ts';

type HostProviderProps<Name extends RemoteName> = { host: Host<Name>; children: ReactNode };

/** A remote's own context for the host object; each remote calls it once, in `src/host.ts`. */
export function createHostContext<Name extends RemoteName>() {
  const HostContext = createContext<Host<Name> | undefined>(undefined);

  function HostProvider({ host, children }: HostProviderProps<Name>) {
    return <HostContext value={host}>{children}</HostContext>;
  }

  /** The host object of the part that renders this component. */
  function useHost(): Host<Name> {
    const host = useContext(HostContext);
    if (!host) throw new Error('useHost() outside of a federated part');
    return host;
  }

  return { HostProvider, useHost };
}
