import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app.tsx';
import { createHost } from './create-host.tsx';
import { ShellStalled } from './fallback/shell-stalled.tsx';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { bootBlock, modulesOfPage, type LiveFiles } from './page-data/boot-block.ts';
import { pageBlockElements, type SiteConfig } from './page-data/page-blocks.ts';
import { factsOfPage, linksIn } from './page-data/facts-of-page.ts';
import { createPartStore, type PartSource } from './parts/part-store.ts';
import { siteRoutes } from './navigation/routes.tsx';
import { PageLayout } from './page-outlet.tsx';
import { viewAt } from './site/pages.ts';

export { sharedLibraries } from './federation/shared-libraries.ts';
export { allPages } from './site/pages.ts';
export { secondMapText, siteModules } from './page-data/site-modules.ts';

export type PageRequest = {
  /** Unknown paths render the 404 page. */
  path: string;
  config: SiteConfig;
  /** The live releases; undefined for a page that runs no modules. */
  files: LiveFiles | undefined;
  source: PartSource;
};

export type RenderedPage = {
  /** Markup of `#root`, preceded by the elements for the head. */
  html: string;
  /** Markup next to `#root` that does not need the application's scripts; may be empty. */
  beside: string;
  /** `<style>` elements of everything that was rendered. */
  styles: string;
  /** Elements with the page's data blocks. */
  blocks: string;
  /** Addresses of the modules that the page may load before it has the module list. */
  modules: readonly string[];
  /** Remotes with a part in the page. */
  remotes: readonly string[];
  /** Addresses of this site that it links to. */
  links: readonly string[];
};

const inert = () => undefined;
/** Rendering waits for the code of each part, so routes need not load it. */
const loadNothing = async () => null;

function referencesOf(files: LiveFiles | undefined, remotes: readonly string[]): readonly string[] {
  const used = files?.remotes.filter((remote) => remotes.includes(remote.package)) ?? [];
  return used.flatMap(({ references = [] }) => references);
}

const builtFile = /(?:shell|mf-[\w-]+)\/[^/\s]+\/server\/[^\s()]+/;

/** `Error: no price (mf-forms/0.1.0-1a2b/server/assets/contact-view-x.js:2:42)`. */
function causeInWords(error: unknown): string {
  const [place] = (error instanceof Error && builtFile.exec(error.stack ?? '')) || [];
  return place === undefined ? String(error) : `${String(error)} (${place})`;
}

/** Renders a page with all its parts. Rejects if any of them throws: a broken page is never published. */
export async function renderPage({ path, config, source, files }: PageRequest): Promise<RenderedPage> {
  const handler = createStaticHandler(siteRoutes(siteFacts().pages, loadNothing));
  const context = await handler.query(new Request(new URL(path, 'http://compose.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const parts = new Set<PartRef>();
  const recorded: PartSource = (ref) => {
    parts.add(ref);
    return source(ref);
  };
  const store = createPartStore({ adopted: recorded, rendered: recorded, onRetryFailed: inert });
  const shell = { store, host: createHost(config, { notify: inert, navigate: inert, report: inert }) };
  const pages = (
    <PageLayout location={context.location}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </PageLayout>
  );
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(<App shell={shell} mode={config.mode} pages={pages} />),
      {
        progressiveChunkSize: Infinity,
        onError: (error) => {
          errors.push(error);
        },
      },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) {
      throw new AggregateError(errors, `${path} does not render: ${causeInWords(errors[0])}`);
    }
    const beside = files ? renderToStaticMarkup(sheet.collectStyles(<ShellStalled />)) : '';
    const boot = files && bootBlock(files, { view: viewAt(path), parts: [...parts] });
    const remotes = [...new Set([...parts].map((ref) => splitPartRef(ref).remote))].sort();
    const links = linksIn(html);
    const references = referencesOf(files, remotes);
    const site = factsOfPage(siteFacts(), { address: path, links, references });
    const blocks = boot ? pageBlockElements({ boot, site, config }) : '';
    const modules = boot ? modulesOfPage(boot) : [];
    return {
      html,
      beside,
      styles: sheet.getStyleTags(),
      blocks,
      modules,
      remotes,
      links,
    };
  } finally {
    sheet.seal();
  }
}
