import type { LinkProps, ShellHost } from '@venue/shared/contract/host.ts';
import type { FragmentRef } from '@venue/shared/contract/site-parts.ts';
import { forgetHandedOver, handover } from './handover/handover.ts';
import type { SiteConfig } from './page/site-config.ts';
import { Part } from './parts/part.tsx';

export type HostServices = Pick<ShellHost, 'notify' | 'navigate' | 'report'>;

/** An ordinary link: it works before hydration, and `interceptLinks` makes it a navigation without a reload. */
function Link({ to, children, className, newTab = false }: LinkProps) {
  return (
    <a href={to} className={className} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

function Fragment({ of }: { of: FragmentRef }) {
  return <Part of={of} size="fragment" />;
}

/**
 * The host object of every part, made once: its identity must not change while parts sleep. The contract's types show
 * each remote only what its manifest and its configuration declare.
 */
export function createHost(config: SiteConfig, services: HostServices): ShellHost {
  return { ...services, Link, Fragment, config, handover, forgetHandedOver };
}
