/**
 * Restores an address whose `#` was encoded as `%23`, as e-mail gateways that check links do (Outlook's Safe
 * Links). Undefined if there is none in the path.
 */
export function withRestoredHash(pathname: string): string | undefined {
  const [, page, hash] = /^(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page && `${page}#${hash}`;
}
