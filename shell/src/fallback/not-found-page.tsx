import { waysOn } from '../layout/navigation.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { LostPage } from './lost-page.tsx';

/** What an unknown address shows, with ways on (G-12). */
export function NotFoundPage() {
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
