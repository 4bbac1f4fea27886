import type { RenderedPage } from '../../src/entry-server.tsx';
import { offlinePageScript } from '../../src/offline/offline-page-script.ts';
import { embeddedJson } from '../../src/page-data/page-blocks.ts';
import type { PolicyOrigins } from '../configuration/check-site.ts';
import { integrityOf } from '../releases/integrity.ts';

export type InlineTexts = {
  /** Inline scripts and import maps. */
  scripts: readonly string[];
  /** Contents of the `<style>` elements. */
  styles: readonly string[];
};

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `'${integrityOf(text)}'`).join(' ');
}

/**
 * The content security policy of a page. It applies for the whole visit, so it covers every route. The hash of
 * the empty text lets styled-components create the style element that it fills rule by rule. Origins are
 * checked by `plainOrigin`, so they cannot inject directives.
 */
export function contentSecurityPolicy(origins: PolicyOrigins, inline: InlineTexts): string {
  const listed = (policy: keyof PolicyOrigins) => origins[policy].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self' ${quoted(inline.scripts)}`,
    `style-src 'self' ${quoted([...inline.styles, ''])}`,
    `img-src 'self' data:`,
    `media-src 'self' ${listed('media')}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self' ${listed('connect')}`,
    `frame-src ${listed('frame') || `'none'`}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types worker modules`,
  ].join('; ');
}

/** The first high-priority picture as React renders it, if all screens use the same files (no `media`). */
const firstPicture =
  /<picture\b[^>]*><source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/><img\b[^>]*\sfetchPriority="high"/;

/**
 * Preloads the picture of the first screen, whose element comes late in the document on a slow phone. `media="not all"`
 * disables it until the boot script removes that, except for visitors who save data, who get a smaller file.
 */
export function firstPictureLink(body: string): string {
  const [, type, files, sizes] = firstPicture.exec(body) ?? [];
  return type === undefined
    ? ''
    : `<link rel="preload" as="image" media="not all" type="${type}" imageSrcSet="${files}" imageSizes="${sizes}"/>`;
}

const hoisted =
  /^(?:<style data-precedence=[^>]*>[^<]*<\/style>|<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Splits rendered markup into what React hoisted to its front (styles, titles, metas and links) and the page
 * itself. Inside the root, they would survive the first navigation.
 */
export function splitHoistedHead(html: string): { head: string; body: string } {
  const match = hoisted.exec(html);
  if (!match) return { head: '', body: html };
  const others = splitHoistedHead(html.slice(match[0].length));
  return { head: match[0] + others.head, body: others.body };
}

const relative = /((?:src|href)=")\.\//g;

/** The built page of the shell, with file addresses below `base` (`/shell/0.1.0-abc/`). */
export function templateAt(base: string, built: string): string {
  return built.replaceAll(relative, `$1${base}`);
}

export type DocumentParts = {
  /** The shell's built `index.html`. */
  template: string;
  page: RenderedPage;
  /** The inline script that stores early events and starts the modules. */
  bootScript: string;
  /** Integrity of the modules that the page loads, by address. */
  integrity: Readonly<Record<string, string>>;
  /** The import map that the page may add later, which its policy has to allow. */
  laterImportMap: string;
  /** Origins that the page may connect to, frame, and play media from. */
  origins: PolicyOrigins;
  /** Head elements for search engines and link previews. */
  seo: string;
};

const moduleTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
/** Whitespace between the elements of the template, most of which are in the first bytes of a page. */
const space = />\s+</g;
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g;

function assertNoInlineStyle(html: string): void {
  const attribute = /<[^>]+\sstyle="[^"]*"/.exec(html);
  if (attribute) throw new Error(`the policy forbids style attributes: ${attribute[0].slice(0, 120)}`);
}

/**
 * The final HTML document: policy, head and styles, content, and at the end the maps and data for scripts.
 * Modules start even later (see `boot.ts`).
 */
export function pageDocument({
  template,
  page,
  bootScript,
  integrity,
  laterImportMap,
  origins,
  seo,
}: DocumentParts): string {
  const { head, body } = splitHoistedHead(page.html);
  assertNoInlineStyle(body);
  const importMap = embeddedJson({ integrity });
  const styles = [...(head + page.styles).matchAll(styleTag)].map(([, text = '']) => text);
  // A page without modules gets no boot script, which would store clicks that no module ever handles.
  const inline = page.blocks === '' ? offlinePageScript : bootScript;
  const scripts = page.blocks === '' ? [inline] : [inline, importMap, laterImportMap];
  const policy = contentSecurityPolicy(origins, { scripts, styles });
  // Only the boot script enables it.
  const picture = page.blocks && firstPictureLink(body);
  const top = `<meta http-equiv="content-security-policy" content="${policy}" />${head}${seo}${picture}${page.styles}<script>${inline}</script>`;
  return template
    .replaceAll(moduleTags, '')
    .replaceAll(space, '><')
    .replace('<!--head-->', () => top)
    .replace('<!--app-->', () => body)
    .replace(
      '<!--end-->',
      () => page.beside + (page.blocks && `<script type="importmap">${importMap}</script>${page.blocks}`),
    );
}
