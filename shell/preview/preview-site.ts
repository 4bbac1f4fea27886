import { parseArgs } from 'node:util';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { stopOnSignal } from '../hosting/child-processes.ts';
import { assertFree, portFrom } from '../hosting/ports.ts';
import { buildPackage } from '../release/build-package.ts';
import { inWords } from '../release/in-words.ts';
import { packageNames, siteFolder } from '../release/places.ts';
import { composePreview } from './compose-preview.ts';
import { servePreview } from './preview-server.ts';

const usage = `usage: npm run preview -- package [--only-write]
  package       the candidate, built from this checkout: ${packageNames.join(', ')}
  --only-write  writes the preview, and does not serve it`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `npm run preview -- mf-x`: the live site with one candidate in it, at an address of its own. */
async function previewSite(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'only-write': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  const name = packageNames.find((other) => other === wanted);
  if (name === undefined || more.length > 0) throw new Error(usage);
  const isServed = !values['only-write'];
  const port = portFrom('PORT', 4174);
  if (isServed) await assertFree(port, 'PORT');
  const { version } = await buildPackage(name);
  const configuration = process.env['SITE_CONFIG'] ? await chosenDocument() : undefined;
  const folder = await composePreview({ siteFolder, name, version, configuration });
  say(`preview  ${name} ${version} in ${folder}`);
  if (!isServed) return;
  const server = await servePreview(folder, port);
  stopOnSignal(() => server.close());
  say(`Preview  http://127.0.0.1:${port}`);
}

try {
  await previewSite();
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}
