/**
 * Where an address leads whose `#` was written as `%23` on the way, as gateways do that check the links of e-mails (Safe
 * Links of Outlook): the path in front of it, with the fragment behind; undefined where the path has none in it.
 */
export function fragmentGivenBack(pathname: string): string | undefined {
  const [, page, fragment] = /^(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page && `${page}#${fragment}`;
}
