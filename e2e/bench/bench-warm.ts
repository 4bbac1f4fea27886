import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import type { Answered } from './answered.ts';
import { launchOptions } from './bench-browser.ts';
import { composedSite, prepareSite } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { changedSentences } from './changed-sentences.ts';
import { phone } from './conditions.ts';
import { measuredRoutes } from './measured-pages.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';
import { releaseSentence } from './small-release.ts';

const { file, text: before } = changedSentences.contact;
const sentence = { of: 'mf-forms', file, before, after: 'Come and see them' };

/** ms without an answer after which a visit is over: what is kept for a lost connection comes when the page is idle. */
const quiet = 2500;

type Visit = { html: number; other: number; files: string[] };
type Visitor = { from: string; page: Page; visits: Visit[] };

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function isDocument(from: string, { path: address }: Answered): boolean {
  return address === from;
}

/** What the server sent while somebody visited a page, whoever asked for it: the page or its service worker. */
async function visit({ from, page, visits }: Visitor, origin: string, log: Answered[]): Promise<void> {
  log.length = 0;
  await page.goto(origin + from);
  await page.locator('main h1').waitFor();
  for (let count = -1; count !== log.length;) {
    count = log.length;
    await wait(quiet);
  }
  const sum = (answers: readonly Answered[]) =>
    answers.reduce((bytes, answered) => bytes + answered.bytes, 0);
  const others = log.filter((answered) => !isDocument(from, answered));
  visits.push({
    html: sum(log.filter((answered) => isDocument(from, answered))),
    other: sum(others),
    files: others
      .filter(({ bytes }) => bytes > 0)
      .map(({ path: address, bytes }) => `${path.basename(address)} ${bytes}`),
  });
}

function cells(visits: readonly Visit[]): string[] {
  return visits.flatMap(({ html, other }) => [String(html), String(other)]);
}

/** `npm run bench -- --warm`: bytes of bodies that the server sends to one who comes again, before and after a small release. */
async function benchWarm(): Promise<void> {
  await prepareSite(say);
  const certificate = await makeCertificate();
  const log: Answered[] = [];
  const server = await serveSecurely(composedSite, certificate, (answered) => log.push(answered));
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const visitors: Visitor[] = [];
  for (const from of new Set([...measuredRoutes.map((route) => route.from), paths.overview])) {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
    visitors.push({ from, page: await context.newPage(), visits: [] });
  }
  const all = async () => {
    for (const visitor of visitors) await visit(visitor, server.origin, log);
  };
  await all();
  await all();
  await releaseSentence({ site: composedSite, releases: path.join(composedSite, '../releases') }, sentence);
  await all();
  await browser.close();
  await server.close();
  const head = ['page', 'first: HTML', 'other', 'again: HTML', 'other', 'after a release: HTML', 'other'];
  const rows = visitors.map(({ from, visits }) => [`\`${from}\``, ...cells(visits)]);
  process.stdout.write(`${table(head, rows)}\n\n`);
  for (const { from, visits } of visitors) {
    const [, again, after] = visits.map(({ files }) => files.join(', ') || 'nothing');
    process.stdout.write(`${from} again: ${again}; after a release of ${sentence.of}: ${after}\n`);
  }
}

await benchWarm();
