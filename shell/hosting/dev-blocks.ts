import type { HtmlTagDescriptor, Plugin } from 'vite';
import { contractVersion } from '../../shared/src/contract/contract-version.ts';
import { siteFactsOf } from '../compose/site-facts.ts';
import { checkSite } from '../configuration/check-site.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { packageNames } from '../release/places.ts';
import { readConfigurationSchemas, readManifests } from '../release/remote-declarations.ts';
import type { PageBlocks } from '../src/page/page-blocks.ts';

function element(id: keyof PageBlocks, value: unknown): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id },
    children: JSON.stringify(value),
    injectTo: 'body-prepend',
  };
}

/** The blocks of a development page: every remote of the checkout, from its own development server. */
async function blocks(): Promise<PageBlocks> {
  const manifests = await readManifests();
  const schemas = await Promise.all(packageNames.map(readConfigurationSchemas));
  const declared = schemas.map((configuration, index) => ({
    package: packageNames[index] ?? '',
    manifest: manifests.find(({ name }) => name === packageNames[index]),
    configuration,
  }));
  const document = await chosenDocument({ SITE_CONFIG: 'sandbox', ...process.env });
  const { config, venue, required } = checkSite(document, declared);
  const remotes = manifests.map(
    ({ name, port }) => [name, { base: `http://127.0.0.1:${port}/`, entry: [], parts: {} }] as const,
  );
  return {
    boot: { contract: contractVersion, entry: '', preload: [], remotes: Object.fromEntries(remotes) },
    site: siteFactsOf(manifests, venue),
    config,
    required,
  };
}

/** Writes the blocks that compose would write into the development page. */
export function devBlocks(): Plugin {
  return {
    name: 'dev-blocks',
    apply: 'serve',
    async transformIndexHtml() {
      const { boot, site, config, required } = await blocks();
      return [
        element('boot', boot),
        element('site', site),
        element('config', config),
        element('required', required),
      ];
    },
  };
}
