import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';

/** The address of a page of ours; what somebody typed into the address line is not told. */
export function reportedPage({ pages }: Pick<SiteFacts, 'pages'>, pathname: string): string {
  return pages.some(({ address }) => address === pathname) ? pathname : 'other';
}
