import { useRouteError } from 'react-router-dom';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { FallbackPage } from '../fallback/fallback-page.tsx';
import { WaysToReachUs } from '../fallback/ways-to-reach-us.tsx';
import { suggestedLinks } from '../layout/menus.ts';
import { PartLoadError } from '../parts/part-store.ts';
import { reloadIfPossible } from '../recovery/reload.ts';

/** Responses that the router throws have a `statusText`. */
function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return 'No further details.';
}

/** The specified heading with the error's message (G-11), unless the page has only not loaded (G-13). */
function textsOf(error: unknown) {
  return error instanceof PartLoadError
    ? {
        pageTitle: 'Not loaded yet',
        title: 'This page hasn’t loaded yet.',
        intro: 'The rest of the site works, and you can always call us.',
      }
    : { pageTitle: toastTexts.unexpectedError, title: toastTexts.unexpectedError, intro: textOf(error) };
}

/** For a page whose view could not be loaded or threw. */
export function RouteError() {
  const { pageTitle, ...texts } = textsOf(useRouteError());
  return (
    <>
      <title>{`${pageTitle} · ${brand.name}`}</title>
      <FallbackPage {...texts} ways={suggestedLinks['not-found']}>
        <WaysToReachUs>
          <Button onClick={() => void reloadIfPossible()}>Retry</Button>
        </WaysToReachUs>
      </FallbackPage>
    </>
  );
}
