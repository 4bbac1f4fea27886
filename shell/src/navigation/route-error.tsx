import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';
import { FallbackPage } from '../fallback/fallback-page.tsx';
import { PageSkeleton } from '../fallback/part-skeleton.tsx';
import { WaysToReachUs } from '../fallback/ways-to-reach-us.tsx';
import { suggestedLinks } from '../layout/menus.ts';
import { PartLoadError } from '../parts/part-store.ts';
import { useShell } from '../parts/shell-context.tsx';
import { reloadWhenSent } from '../recovery/reload.ts';

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

/** For a page whose view could not be loaded or threw. `of` is unknown if even the list of pages could not be loaded. */
export function RouteError({ of }: { of?: PartRef }) {
  const error = useRouteError();
  const { store } = useShell();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  if (state === 'loading') return <PageSkeleton />;
  const retry = () => {
    if (of) store.retry(of);
    // A new location resets the router's error boundary. A revalidation alone does so only if React renders it while it runs, which it
    // does not if the code has arrived meanwhile.
    void navigate(location, { replace: true });
    void revalidate();
  };
  const { pageTitle, ...texts } = textsOf(error);
  return (
    <>
      <title>{`${pageTitle} · ${brand.name}`}</title>
      <FallbackPage {...texts} ways={suggestedLinks['not-found']}>
        <WaysToReachUs>
          <Button onClick={retry}>Retry</Button>
          <Button $look="line" onClick={() => void reloadWhenSent()}>
            Reload page
          </Button>
        </WaysToReachUs>
      </FallbackPage>
    </>
  );
}
