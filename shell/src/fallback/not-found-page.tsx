import { useEffect } from 'react';
import { waysOn } from '../layout/navigation.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { LostPage } from './lost-page.tsx';

/**
 * Where an address leads whose `#` was written as `%23` on the way, as gateways do that check the links of e-mails (Safe
 * Links of Outlook): the path in front of it, with the fragment behind; undefined where the path has none in it.
 */
export function fragmentGivenBack(pathname: string): string | undefined {
  const [, page, fragment] = /^(.*?)%(?:25)*23(.*)$/.exec(pathname) ?? [];
  return page && `${page}#${fragment}`;
}

/** What an unknown address shows, with ways on (G-12). A link that was mangled on its way goes where it was meant to. */
export function NotFoundPage() {
  useEffect(() => {
    const meant = fragmentGivenBack(window.location.pathname);
    if (meant) window.location.replace(`${window.location.origin}${meant}`);
  }, []);
  return (
    <>
      <PageHead
        title="Page not found"
        description="The address is wrong, or the page has moved. From here on, ways lead to what is there."
      />
      <LostPage
        label="404, page not found"
        title="No road goes here."
        lede="The address is wrong, or the page has moved. These go somewhere."
        ways={waysOn['not-found']}
      />
    </>
  );
}
