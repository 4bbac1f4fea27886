import { packageNames } from '../checkout/folders.ts';
import { readAddresses } from '../compose/site-addresses.ts';
import type { Release } from '../releases/release-schema.ts';
import type { Finding } from './findings.ts';
import type { Target } from './monitored-page.ts';
import { type Candidate, type Composition, newReleases, pagesToVerify } from './pages-to-verify.ts';
import { storedSamples, verifySample } from './stored-samples.ts';
import { modulesOf, verifyModules } from './verify-modules.ts';
import { verifyPage } from './verify-page.ts';
import { verifyWorker } from './verify-worker.ts';

/** A check that runs on the candidate, and in the same way on the live site. */
export type Check = {
  where: string;
  address: string;
  on: (target: Target, side: Composition) => Promise<Finding[]>;
};

/** The address of each view. */
type Addresses = Readonly<Record<string, string>>;

const home = '/';

/** Runs all modules of a package, in a page that shows one of its views if it has any. */
function moduleCheck({ package: name }: Release, addresses: Addresses): Check {
  const view = Object.keys(addresses).find((each) => each.startsWith(`${name}/`));
  const address = (view && addresses[view]) ?? home;
  return {
    where: name,
    address,
    on: (target, { releases }) => {
      const release = releases.find((each) => each.package === name);
      return verifyModules(target, address, release ? modulesOf(release) : []);
    },
  };
}

async function sampleChecks(addresses: Addresses, pages: readonly string[]): Promise<Check[]> {
  const samples = (await Promise.all(packageNames.map(storedSamples))).flat();
  return samples.flatMap((sample) => {
    const address = addresses[sample.opens];
    if (address === undefined || !pages.includes(address)) return [];
    return [{ where: address, address, on: (target) => verifySample(target, address, sample) }];
  });
}

const workerCheck: Check = {
  where: home,
  address: home,
  on: ({ browser }, { folder }) => verifyWorker(browser, folder, home),
};

/** What to verify of a candidate: pages, modules, stored samples that the pages read, and the service worker. */
export async function checksOf(candidate: Candidate) {
  const { pages: addresses } = await readAddresses(candidate.folder);
  const { pages, wide } = await pagesToVerify(candidate);
  const released = newReleases(candidate);
  const samples = await sampleChecks(addresses, pages);
  const pageChecks = pages.map((address): Check => {
    const on: Check['on'] = (target) => verifyPage(target, address, wide.has(address));
    return { where: address, address, on };
  });
  const hasWorker = released.some((release) => release.package === 'shell');
  return {
    checks: [
      ...pageChecks,
      ...released.map((release) => moduleCheck(release, addresses)),
      ...samples,
      ...(hasWorker ? [workerCheck] : []),
    ],
    counts: {
      pages: pages.length,
      wide: wide.size,
      modules: released.flatMap(modulesOf).length,
      samples: samples.length,
    },
  };
}
