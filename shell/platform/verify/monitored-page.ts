import type { Browser, BrowserContext, Page } from 'playwright-core';
import { releaseFilesIn } from '../../src/site/release-path.ts';
import { liveVersionsAddress, notFoundPath } from '../../src/site/reserved-addresses.ts';
import { type Finding, screens } from './findings.ts';
import { observePage, type Observed, type PartState, partStates } from './page-scripts.ts';
import { poll } from './poll.ts';

/**
 * Whether a page only complains about a request that `blockNetwork` did not answer. `unanswered`:
 * paths of those requests.
 */
export function isCausedByBlocking(finding: Finding, unanswered: ReadonlySet<string>): boolean {
  if (finding.kind !== 'page-error') return false;
  return [...unanswered].some((path) => path !== '/' && finding.message.includes(path));
}

/** A page of a composition in its own browser context, without access to anything else. */
export type MonitoredPage = {
  page: Page;
  /** Problems so far. */
  findings: () => Promise<Finding[]>;
  close: () => Promise<void>;
};

/** Stored data by key, and the clock (ISO 8601). */
export type Device = {
  at: string;
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
};

export type Target = { browser: Browser; origin: string };

/** How a page is visited: on a new phone by default. */
export type Visit = {
  device?: Device;
  /** Whether the site may install its service worker. `block` makes all requests visible. */
  serviceWorkers?: 'allow' | 'block';
};

/** The module that threw: the first of a remote, because React itself is in the shell. */
function throwingModule(stack: string): string | undefined {
  const files = releaseFilesIn(stack);
  return (files.find((file) => file.package !== 'shell') ?? files[0])?.address;
}

/** React's hydration error; `partStates` tells which part it was. */
const hydrationError = /Minified React error #418;/;

function watchErrors(page: Page, findings: Finding[]): void {
  page.on('pageerror', ({ message, stack = '' }) => {
    if (hydrationError.test(message)) return;
    findings.push({ kind: 'page-error', message: message.slice(0, 200), file: throwingModule(stack) });
  });
}

function watchFiles(page: Page, origin: string, findings: Finding[]): void {
  const pathOf = (address: string) => (address.startsWith(origin) ? address.slice(origin.length) : undefined);
  page.on('response', (response) => {
    const file = pathOf(response.url());
    if (file && file !== notFoundPath && response.status() >= 400)
      findings.push({ kind: 'missing-file', file });
  });
}

/**
 * Blocks all other hosts. Beacons get an empty answer, and service requests get none, as on a slow connection: a page
 * would rightly report a failure. Resolves with the paths of those requests, which grow as pages make them.
 */
async function blockNetwork(context: BrowserContext, origin: string): Promise<ReadonlySet<string>> {
  const unanswered = new Set<string>();
  await context.route(
    (url) => url.origin !== origin,
    async (route, request) => {
      const kind = request.resourceType();
      if (kind !== 'ping') unanswered.add(new URL(request.url()).pathname);
      if (kind === 'ping') await route.fulfill({ status: 204 });
      else if (kind !== 'fetch' && kind !== 'xhr') await route.abort();
    },
  );
  return unanswered;
}

/** Restores stored data and sets the clock. The site reports the same time; otherwise pages would correct the clock. */
async function restoreDevice(context: BrowserContext, { at, local, session }: Device): Promise<void> {
  await context.clock.setFixedTime(at);
  await context.route(`**${liveVersionsAddress}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(at).toUTCString() };
    await route.fulfill({ response, headers });
  });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(kept.session)) sessionStorage.setItem(key, value);
    },
    { local, session },
  );
}

async function violations(page: Page): Promise<Finding[]> {
  const refused = await page.evaluate((): Observed['refused'] => window.observed?.refused ?? []);
  return refused.map(({ directive, what }) => ({ kind: 'policy-violation', directive, what }));
}

/** Opens a page as a phone would. */
export async function openMonitored(
  { browser, origin }: Target,
  address: string,
  { device, serviceWorkers = 'block' }: Visit = {},
): Promise<MonitoredPage> {
  const context = await browser.newContext({
    viewport: screens.phone,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  const findings: Finding[] = [];
  const unanswered = await blockNetwork(context, origin);
  await context.addInitScript(observePage);
  if (device) await restoreDevice(context, device);
  const page = await context.newPage();
  watchErrors(page, findings);
  watchFiles(page, origin, findings);
  await page.goto(origin + address, { waitUntil: 'load' });
  return {
    page,
    findings: async () => [
      ...findings.filter((finding) => !isCausedByBlocking(finding, unanswered)),
      ...(await violations(page)),
    ],
    close: () => context.close(),
  };
}

/** Parts whose HTML was discarded. If that happened to all of them, the cause is the shell around them. */
function redrawn(states: readonly PartState[]): Finding[] {
  const parts = states.flatMap(({ part, isRedrawn }) => (isRedrawn ? [part] : []));
  const isWhole = parts.length > 1 && parts.length === states.length;
  return (isWhole ? ['shell'] : parts).map((part) => ({ kind: 'hydration-mismatch', part }));
}

/** Wakes all parts of a page at once. Returns those that stay asleep or render differently. */
export async function wakePage(page: Page): Promise<Finding[]> {
  await page.locator('html').press('Shift');
  const states = await poll(
    () => page.evaluate(partStates),
    (parts) => parts.every(({ isAlive }) => isAlive),
  );
  const asleep = states.filter(({ isAlive }) => !isAlive);
  return [...asleep.map(({ part }): Finding => ({ kind: 'not-hydrated', part })), ...redrawn(states)];
}
