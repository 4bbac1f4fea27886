import { buildPackage } from '../build/build-package.ts';
import { releasesFolder, siteFolder } from '../checkout/folders.ts';
import { writeLine } from '../common/terminal.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { composePreview } from '../deploy/preview.ts';
import type { PackageName } from '../releases/release-schema.ts';
import { stopOnSignal } from '../serve/child-processes.ts';
import { assertFree, portFrom } from '../serve/ports.ts';
import { servePreview } from '../serve/site-server.ts';

export async function previewCommand(
  name: PackageName,
  { onlyWrite }: { onlyWrite: boolean },
): Promise<void> {
  const port = portFrom('PORT', 4174);
  if (!onlyWrite) await assertFree(port, 'PORT');
  const { version } = await buildPackage(name);
  const configuration = process.env['SITE_CONFIG'] ? await selectedConfiguration() : undefined;
  const folder = await composePreview({ siteFolder, store: releasesFolder, name, version, configuration });
  writeLine(`preview  ${name} ${version} in ${folder}`);
  if (onlyWrite) return;
  await servePreview(folder, port);
  stopOnSignal();
  writeLine(`Preview  http://127.0.0.1:${port}`);
}
