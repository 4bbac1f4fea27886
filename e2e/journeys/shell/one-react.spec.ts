import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { saveData } from '../support/save-data.ts';

/** What only the packages themselves have, not those who use them. */
const marks = {
  React: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
  'styled-components': /"?data-styled-version"?[`"']/,
};

function scriptsOf(page: Page): { address: string; text: Promise<string> }[] {
  const scripts: { address: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ address: new URL(response.url()).pathname, text: response.text().catch(() => '') });
  });
  return scripts;
}

/** A page of one remote with a fragment of another. */
async function visitTwoRemotes(page: Page): Promise<void> {
  await saveData(page);
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.locator('[data-part="mf-forms/newsletter"]').scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/newsletter');
}

test('three remotes share the shell’s one React and one styled-components, without the federation runtime', async ({
  page,
  complaints,
}) => {
  const scripts = scriptsOf(page);
  await visitTwoRemotes(page);
  await page.getByRole('banner').getByRole('link', { name: 'Check a date', exact: true }).click();
  await hydrated(page, 'mf-bookings/hall-booking');
  for (const [name, mark] of Object.entries(marks)) {
    const having = await Promise.all(
      scripts.map(async ({ address, text }) => (mark.test(await text) ? [address] : [])),
    );
    expect(having.flat(), name).toEqual([expect.stringMatching(/^\/shell\//)]);
  }
  const addresses = scripts.map(({ address }) => address).join(' ');
  expect(addresses).toContain('/mf-bookings/');
  expect(addresses).not.toMatch(/remoteEntry|federation-runtime/);
  expect(complaints).toEqual([]);
});
