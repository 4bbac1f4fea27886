import type { MarketingHost } from '../src/host.ts';

const ignore = () => undefined;

/** For tests: plain links, empty handovers, no fragments. */
export function sampleHost(links: MarketingHost['config']['links'] = {}): MarketingHost {
  return {
    notify: ignore,
    navigate: ignore,
    report: ignore,
    clearHandovers: ignore,
    handover: () => ({ read: () => ({}), write: ignore, watch: () => ignore }),
    Link: ({ to, children }) => <a href={to}>{children}</a>,
    Fragment: () => null,
    config: { links },
  };
}
