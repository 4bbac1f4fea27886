import type { ShellHost } from '@venue/shared/contract/host.ts';
import type { FragmentRef } from '@venue/shared/contract/site-parts.ts';
import { clearHandovers, handover } from './handover/handover.ts';
import { Link } from './layout/link.tsx';
import type { SiteConfig } from './page-data/page-blocks.ts';
import { Part } from './parts/part.tsx';

export type HostServices = Pick<ShellHost, 'notify' | 'navigate' | 'report'>;

function Fragment({ of }: { of: FragmentRef }) {
  return <Part of={of} kind="fragment" />;
}

/** The host of all parts. Created once, because its identity must not change while parts are asleep. */
export function createHost(config: SiteConfig, services: HostServices): ShellHost {
  return { ...services, Link, Fragment, config, handover, clearHandovers };
}
