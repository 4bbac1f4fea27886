import type { ComponentProps } from 'react';
import type { HostProvider } from './host.ts';

type Host = ComponentProps<typeof HostProvider>['host'];

const ignore = () => undefined;

/** For tests: plain links, empty handovers, no fragments. */
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
