import { parseArgs } from 'node:util';
import { candidates, folderOf, prepareCandidates, type CandidateId } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { figures } from './figures.ts';
import { measureLoad, type Load } from './measure-load.ts';
import { measuredRoutes } from './measured-pages.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';
import { ratioSpread, spread } from './statistics.ts';

/** What each figure of this site is a multiple of. */
const compared = [
  { id: 'lcp', title: 'largest paint ÷ without scripts', base: 'no-scripts' },
  { id: 'view', title: 'view hydrated ÷ split build', base: 'one-build' },
  { id: 'js-hydrated', title: 'script bytes ÷ split build', base: 'one-build' },
  { id: 'scripts-hydrated', title: 'scripts ÷ split build', base: 'one-build' },
  { id: 'navigation', title: 'first navigation ÷ split build', base: 'one-build' },
] as const;

/** What is told of this site alone. */
const told = ['html', 'js-hydrated', 'scripts-hydrated'] as const;

const { values } = parseArgs({
  options: {
    routes: { type: 'boolean' },
    /** Bytes and counts alone, which are the same in every round. */
    scripts: { type: 'boolean' },
    rounds: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? (values.scripts ? 1 : 7));
const used: ReadonlySet<string> = new Set<CandidateId>(
  values.scripts ? ['site', 'one-build'] : ['site', 'no-scripts', 'one-build'],
);

type Measured = { from: string; loads: ReadonlyMap<string, Load[]> };

function valuesOf(id: string, loads: readonly Load[] = []): (number | undefined)[] {
  const figure = figures.find((candidate) => candidate.id === id);
  return loads.map((load) => figure?.of(load));
}

const scriptFigures = ['js-hydrated', 'scripts-hydrated'] as const;

/** Bytes and number of scripts until the view handles events: of this site, of the split build, and their ratio. */
function scriptsRowOf({ from, loads }: Measured): string[] {
  const cells = scriptFigures.flatMap((id) => {
    const [own, base] = (['site', 'one-build'] as const).map((candidate) =>
      spread(valuesOf(id, loads.get(candidate))),
    );
    if (!own || !base) return ['–', '–', '–'];
    const digits = id === 'js-hydrated' ? 1 : 0;
    return [own.median.toFixed(digits), base.median.toFixed(digits), (own.median / base.median).toFixed(3)];
  });
  return [`\`${from}\``, ...cells];
}

const scriptsHead = ['page', 'KB', 'split build', 'ratio', 'scripts', 'split build', 'ratio'];

function rowOf({ from, loads }: Measured): string[] {
  const own = told.map((id) => spread(valuesOf(id, loads.get('site')))?.median.toFixed() ?? '–');
  const ratios = compared.map(({ id, base }) => {
    const ratio = ratioSpread(valuesOf(id, loads.get('site')), valuesOf(id, loads.get(base)));
    return ratio ? `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)})` : '–';
  });
  return [`\`${from}\``, ...own, ...ratios];
}

/** `npm run bench -- --routes`: ratios of pages of different kinds, all candidates of a round right after each other. */
async function benchRoutes(): Promise<void> {
  await prepareCandidates((line) => process.stderr.write(`${line}\n`));
  const certificate = await makeCertificate();
  const { publicKeyHash } = certificate;
  const served = await Promise.all(
    candidates
      .filter(({ id }) => used.has(id))
      .map(async ({ id, hydrates }) => ({
        id,
        hydrates,
        server: await serveSecurely(folderOf(id), certificate),
      })),
  );
  const measured = measuredRoutes.map(({ from, to }) => ({
    from,
    to,
    loads: new Map(candidates.map(({ id }) => [id, new Array<Load>()])),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { from, to, loads } of measured) {
      for (const { id, hydrates, server } of round % 2 === 0 ? served : served.toReversed()) {
        const goal = values.scripts ? undefined : to;
        const load = await measureLoad({ origin: server.origin, hydrates, publicKeyHash, from, to: goal });
        loads.get(id)?.push(load);
      }
      process.stderr.write(`round ${round + 1} ${from}\n`);
    }
  }
  await Promise.all(served.map(({ server }) => server.close()));
  if (values.scripts) {
    process.stdout.write(`${table(scriptsHead, measured.map(scriptsRowOf))}\n`);
    return;
  }
  const head = ['page', 'KB HTML', 'KB scripts', 'scripts', ...compared.map(({ title }) => title)];
  process.stdout.write(`${table(head, measured.map(rowOf))}\n`);
}

try {
  await benchRoutes();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
