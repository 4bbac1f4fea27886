const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/;

/** The servers of a developer's own machine from which a page's policy lets scripts come. A live site's lists none. */
export function localOrigins(policy: string): string[] {
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '));
  return (scripts ?? '').split(/\s+/).filter((source) => ownMachine.test(source));
}

/** The policy that this page came with. */
export function policyOfPage(): string {
  const meta = document.querySelector('meta[http-equiv="content-security-policy"]');
  return meta?.getAttribute('content') ?? '';
}
