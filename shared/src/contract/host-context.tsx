import { createContext, useContext, type ReactNode } from 'react';
import type { Host } from './host.ts';
import type { RemoteName } from './site-parts.ts';

type HostProviderProps<Name extends RemoteName, Config extends object> = {
  host: Host<Name, Config>;
  children: ReactNode;
};

/** A remote's own context for the host object; each remote calls it once, in `src/host.ts`. */
export function createHostContext<Name extends RemoteName, Config extends object>() {
  const HostContext = createContext<Host<Name, Config> | undefined>(undefined);

  function HostProvider({ host, children }: HostProviderProps<Name, Config>) {
    return <HostContext value={host}>{children}</HostContext>;
  }

  /** The host object of the part that renders this component. */
  function useHost(): Host<Name, Config> {
    const host = useContext(HostContext);
    if (!host)
      throw new Error('useHost() outside of a part: in a test, wrap it in HostProvider with a sampleHost');
    return host;
  }

  return { HostProvider, useHost };
}
