import type { Page, Route } from '@playwright/test';
import { siteOrigin } from '../../site/test-ports.ts';

async function fetchedJson(route: Route): Promise<Record<string, unknown>> {
  return (await route.fetch()).json();
}

/** Removes the integrity of modules, so that changed ones load. */
async function withoutIntegrity(page: Page): Promise<void> {
  // Chromium treats pages served by a test as coming from no network, and would keep them from the local
  // sandbox.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    ({ origin, pathname }) => origin === siteOrigin && !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const open = html
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
        .replace(/<script type="importmap">[^<]*<\/script>/, '')
        .replace(/("modulesFile":\{"address":"[^"]*","integrity":")[^"]*/, '$1');
      await route.fulfill({ response, body: open });
    },
  );
  await page.route('**/modules/*/site.json', async (route) => {
    // Pages that were left no longer take an answer.
    const modules = await fetchedJson(route).catch(() => undefined);
    await (modules ? route.fulfill({ json: { ...modules, integrity: {} } }) : route.abort().catch(() => {}));
  });
}

/** Serves a body instead of every module whose name matches, as a faulty release would. */
export async function withFaultyModule(page: Page, name: RegExp, body: string): Promise<void> {
  await withoutIntegrity(page);
  await page.route(name, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
