import { reportError } from '../failures/report-error.ts';
import type { PageModules } from '../federation/page-modules.ts';
import type { OverlaidPage, OverlaidSource } from './open-overlay.tsx';

type Page = OverlaidPage & { modules: Pick<PageModules, 'fetchRuntime'> };

/** Loads the overlay's code, which comes with no page unless it is asked for, and opens it. Without it, the page is as always. */
export async function loadOverlay(page: Page): Promise<OverlaidSource> {
  try {
    await page.modules.fetchRuntime();
    const { openOverlay } = await import('./open-overlay.tsx');
    return await openOverlay(page);
  } catch (error) {
    reportError(error);
    return { placed: page.placed, isTrying: false };
  }
}
