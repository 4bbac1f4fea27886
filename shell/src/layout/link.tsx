import type { LinkProps } from '@venue/shared/contract/host.ts';

/** An ordinary link: it works before hydration, and `interceptLinks` makes it a navigation without a reload. */
export function Link({ to, children, className, newTab = false }: LinkProps) {
  return (
    <a href={to} className={className} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
