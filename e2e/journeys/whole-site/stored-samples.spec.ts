import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { packageNames } from '@venue/shell/platform/checkout/folders.ts';
import { storedSamples, verifySample } from '@venue/shell/platform/verify/stored-samples.ts';
import { siteOrigin } from '../../site/test-ports.ts';
import { expect, test } from '../support/fixtures.ts';

// A first release has nothing to compare with, so it is refused for each sample that its pages do not read.
test('each stored sample can be read by the pages of this checkout', async ({ browser }) => {
  const samples = (await Promise.all(packageNames.map(storedSamples))).flat();
  expect(samples.length).toBeGreaterThan(5);
  for (const sample of samples) {
    const page = siteFacts().pages.find(({ view }) => view === sample.opens);
    const findings = await verifySample({ browser, origin: siteOrigin }, page?.address ?? '', sample);
    expect.soft(findings, sample.file).toEqual([]);
  }
});
