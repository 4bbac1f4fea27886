import type { ComponentProps } from 'react';
import type { HostProvider } from './host.ts';

type Host = ComponentProps<typeof HostProvider>['host'];

const ignore = () => undefined;

/** A host for tests: links are plain, nothing was handed over, no fragment is there. */
export function sampleHost(links: Host['config']['links'] = {}): Host {
  return {
    notify: ignore,
    navigate: ignore,
    report: ignore,
    forgetHandedOver: ignore,
    handover: () => ({ read: () => ({}), write: ignore, watch: () => ignore }),
    Link: ({ to, children }) => <a href={to}>{children}</a>,
    Fragment: () => null,
    config: { links },
  };
}
