import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { precompress, writePage } from '@venue/shell/platform/compose/site-files.ts';
import { build, type Plugin } from 'vite';
import { dataModules } from '../../shared/federation/data-modules.ts';
import { measuredAddresses } from './measured-pages.ts';

/** `blocks`: the elements with the site's facts and configuration, as a composed page has them. */
export type BundleOptions = { folder: string; blocks: string };

const shellFolder = fileURLToPath(new URL('../../shell', import.meta.url));
/** What the bundles have in the place of a module, by the end of its name. */
const replaced = [['/part-source.ts', fileURLToPath(new URL('bundled-source.ts', import.meta.url))]] as const;

/** jspdf loads these to draw HTML and SVG; the remote's own build leaves them out too. */
const external = ['html2canvas', 'dompurify', 'canvg'];

/** Puts the remotes' sources where the shell asks the federation runtime, and starts without its negotiation. */
function withoutFederation(blocks: string): Plugin {
  return {
    name: 'without-federation',
    enforce: 'pre',
    resolveId: (source) => replaced.find(([end]) => source.endsWith(end))?.[1],
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('/src/main.ts', '../e2e/bench/bundled-main.ts').replace('<!--end-->', () => blocks),
    },
  };
}

/** The same sources as one application that renders in the browser, with each page's code apart. */
export async function buildBundle({ folder, blocks }: BundleOptions): Promise<void> {
  // Named like a release, so that its files are cached like one.
  const base = '/shell/bundle/';
  const outDir = path.join(folder, base);
  await build({
    root: shellFolder,
    configFile: false,
    base,
    // No page is composed that would bring the site's own styles.
    define: { 'import.meta.env.DEV': 'true' },
    logLevel: 'warn',
    plugins: [withoutFederation(blocks), dataModules(), react()],
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false } } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { external },
    },
  });
  await precompress(outDir);
  const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
  // A link is followed to its page within the application; each page is opened by itself too.
  await Promise.all(measuredAddresses.map((address) => writePage(folder, address, html)));
}
