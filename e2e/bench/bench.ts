import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { paths } from '../site/addresses.ts';
import { candidates, folderOf, prepareCandidates } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { network, phone, processorSlowdown } from './conditions.ts';
import { measureLoad, type Load } from './measure-load.ts';
import { medianTable, ratioTable } from './report.ts';
import { serveSecurely } from './secure-server.ts';

const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const roundCount = Number(values.rounds);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** All candidates see the same words, or they would not be the same page. */
function assertSamePage(one: Load, other: Load): void {
  if (one.headings.join('\n') !== other.headings.join('\n')) {
    throw new Error(`the candidates differ:\n${one.headings.join(', ')}\n${other.headings.join(', ')}`);
  }
}

/** Loads every candidate once a round, forwards and backwards in turns, so that a busy machine hits all alike. */
async function measureRounds(): Promise<Record<string, Load[]>> {
  const certificate = await makeCertificate();
  const { publicKeyHash } = certificate;
  const served = await Promise.all(
    candidates.map(async ({ id, hydrates }) => ({
      id,
      hydrates,
      server: await serveSecurely(folderOf(id), certificate),
      loads: new Array<Load>(),
    })),
  );
  for (let round = 0; round < roundCount; round += 1) {
    for (const { id, hydrates, server, loads } of round % 2 === 0 ? served : served.toReversed()) {
      const load = await measureLoad({
        origin: server.origin,
        hydrates,
        publicKeyHash,
        from: paths.home,
        to: paths.contact,
      });
      loads.push(load);
      assertSamePage(served[0]?.loads[0] ?? load, load);
      const { largestPaint = 0, viewHydrated = 0 } = load.notes;
      say(`round ${round + 1} ${id}: paint ${largestPaint.toFixed()} hydrated ${viewHydrated.toFixed()}`);
    }
  }
  await Promise.all(served.map(({ server }) => server.close()));
  return Object.fromEntries(served.map(({ id, loads }) => [id, loads]));
}

async function bench(): Promise<void> {
  await prepareCandidates(say);
  const rounds = await measureRounds();
  const conditions = { network, processorSlowdown, phone, cpus: cpus().length, load: loadavg() };
  await writeFile(resultsFile, `${JSON.stringify({ conditions, rounds }, null, 1)}\n`);
  process.stdout.write(`${medianTable(candidates, rounds)}\n\n${ratioTable(candidates, rounds)}\n`);
}

try {
  await bench();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
