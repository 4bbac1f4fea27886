import type { Page } from '@playwright/test';

/**
 * Serves that body in place of every module whose name matches, as a release with a fault in it would: integrity would
 * otherwise keep it out.
 */
export async function withFaultyModule(page: Page, name: RegExp, body: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const open = html
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
        .replace(/<script type="importmap">[^<]*<\/script>/, '')
        .replace(/("rest":\{"address":"[^"]*","integrity":")[^"]*/, '$1');
      await route.fulfill({ response, body: open });
    },
  );
  await page.route('**/modules/*/site.json', async (route) => {
    const response = await route.fetch();
    const modules: Record<string, unknown> = await response.json();
    await route.fulfill({ response, json: { ...modules, integrity: {} } });
  });
  await page.route(name, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
