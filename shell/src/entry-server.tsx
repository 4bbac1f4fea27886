import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type Location,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { App } from './app.tsx';
import { createHost } from './create-host.tsx';
import { ShellLoadNotice } from './fallback/shell-load-notice.tsx';
import { siteRoutes } from './navigation/routes.tsx';
import { bootBlock, modulesOfPage, type LiveFiles } from './page-data/boot-block.ts';
import { factsOfPage, linksIn } from './page-data/facts-of-page.ts';
import { pageBlockElements, type SiteConfig } from './page-data/page-blocks.ts';
import { PageLayout } from './page-outlet.tsx';
import { createAdoptedHtml } from './parts/adopted-html.ts';
import { createPartStore, type PartSource } from './parts/part-store.ts';
import { viewAt } from './site/pages.ts';

export { sharedLibraries } from './federation/shared-libraries.ts';

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

/** The router of one page, which renders nothing but that page. */
async function pageRouter(path: string): Promise<{ location: Location; outlet: ReactNode }> {
  const handler = createStaticHandler(siteRoutes(siteFacts().pages, loadNothing));
  const context = await handler.query(new Request(new URL(path, 'http://compose.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    location: context.location,
    outlet: <StaticRouterProvider router={router} context={context} hydrate={false} />,
  };
}

/** The whole application on one page, with the parts that it turns out to show. */
async function pageApp({ path, config, source }: PageRequest) {
  const parts = new Set<PartRef>();
  const recording: PartSource = (ref) => {
    parts.add(ref);
    return source(ref);
  };
  const shell = {
    store: createPartStore({ source: recording }),
    html: createAdoptedHtml(),
    transferToRedrawn: inert,
    host: createHost(config, { notify: inert, navigate: inert, report: inert }),
  };
  const { location, outlet } = await pageRouter(path);
  const pages = <PageLayout location={location}>{outlet}</PageLayout>;
  return { parts, app: <App shell={shell} mode={config.mode} pages={pages} /> };
}

const builtFile = /(?:shell|mf-[\w-]+)\/[^/\s]+\/server\/[^\s()]+/;

/** `Error: no price (mf-forms/0.1.0-1a2b/server/assets/contact-view-x.js:2:42)`. */
function causeInWords(error: unknown): string {
  const [place] = (error instanceof Error && builtFile.exec(error.stack ?? '')) || [];
  return place === undefined ? String(error) : `${String(error)} (${place})`;
}

/** Renders until all parts have loaded. Rejects if anything throws. */
async function renderCompletely(app: ReactNode, path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) {
    throw new AggregateError(errors, `${path} does not render: ${causeInWords(errors[0])}`);
  }
  return html;
}

type RenderedParts = { html: string; parts: readonly PartRef[] };

/** What the scripts of a page need to know about it; nothing for a page without modules. */
function dataOf({ path, config, files }: PageRequest, { html, parts }: RenderedParts) {
  const remotes = [...new Set(parts.map((ref) => splitPartRef(ref).remote))].sort();
  const links = linksIn(html);
  if (!files) return { remotes, links, blocks: '', modules: [] };
  const references = files.remotes.flatMap(({ package: name, references: names = [] }) =>
    remotes.includes(name) ? names : [],
  );
  const boot = bootBlock(files, { view: viewAt(path), parts });
  const site = factsOfPage(siteFacts(), { address: path, links, references });
  return { remotes, links, blocks: pageBlockElements({ boot, site, config }), modules: modulesOfPage(boot) };
}

/** Renders a page with all its parts. Rejects if any of them throws: a broken page is never published. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { app, parts } = await pageApp(request);
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderCompletely(sheet.collectStyles(app), request.path);
    const beside = request.files ? renderToStaticMarkup(sheet.collectStyles(<ShellLoadNotice />)) : '';
    const styles = sheet.getStyleTags();
    return { html, beside, styles, ...dataOf(request, { html, parts: [...parts] }) };
  } finally {
    sheet.seal();
  }
}
