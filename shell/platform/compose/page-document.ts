import type { PolicyOrigins } from '../configuration/check-site.ts';
import type { RenderedPage } from '../../src/entry-server.tsx';
import { tryAgainScript } from '../../src/offline/try-again.ts';
import { embeddedJson } from '../../src/page/page-blocks.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The picture that is asked for first, as React writes it, if it has one list of files for all windows (no `media`). */
const pictureAskedFirst =
  /<picture\b[^>]*><source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/><img\b[^>]*\sfetchPriority="high"/;

/**
 * A link that asks for the picture of the first screen ahead of its element, which a slow phone reads only after all that stands
 * before it. Under `media="not all"` it asks for nothing until the boot script takes that away, which it does not for visitors who save
 * data: they are shown a smaller file.
 */
export function firstPictureLink(body: string): string {
  const [, type, files, sizes] = pictureAskedFirst.exec(body) ?? [];
  return type === undefined
    ? ''
    : `<link rel="preload" as="image" media="not all" type="${type}" imageSrcSet="${files}" imageSizes="${sizes}"/>`;
}

const hoisted =
  /^(?:<style data-precedence=[^>]*>[^<]*<\/style>|<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Splits rendered markup into what React hoisted (styles, titles, metas and links stand at its front) and the page itself.
 * Left inside the root they would survive the first navigation.
 */
export function splitHoistedHead(html: string): { head: string; body: string } {
  const match = hoisted.exec(html);
  if (!match) return { head: '', body: html };
  const others = splitHoistedHead(html.slice(match[0].length));
  return { head: match[0] + others.head, body: others.body };
}

const relative = /((?:src|href)=")\.\//g;

/** The page that the shell's build made, with addresses of its files below `base` (`/shell/0.1.0-abc/`). */
export function templateAt(base: string, built: string): string {
  return built.replaceAll(relative, `$1${base}`);
}

export type DocumentParts = {
  /** The shell's `index.html` as it was built. */
  template: string;
  page: RenderedPage;
  /** The inline script that holds early events and starts the modules. */
  bootScript: string;
  /** Integrity of the modules that the page may load by itself, by address. */
  integrity: Readonly<Record<string, string>>;
  /** Import maps that the page may add to itself later: its policy has to allow their texts. */
  laterScripts: readonly string[];
  /** Where pages may connect to, and what they may frame and play. */
  origins: PolicyOrigins;
  /** Elements of the head for those who search and share. */
  seo: string;
};

const moduleTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
/** Between the template's elements, of which most stand among the first bytes of a page. */
const space = />\s+</g;
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g;

function assertNoInlineStyle(html: string): void {
  const attribute = /<[^>]+\sstyle="[^"]*"/.exec(html);
  if (attribute) throw new Error(`the policy forbids style attributes: ${attribute[0].slice(0, 120)}`);
}

/**
 * One final HTML document: policy first, head and styles, content, and at the very end the maps and data that only
 * scripts need. Modules start later than all of it (see `boot.ts`).
 */
export function pageDocument({
  template,
  page,
  bootScript,
  integrity,
  laterScripts,
  origins,
  seo,
}: DocumentParts): string {
  const { head, body } = splitHoistedHead(page.html);
  assertNoInlineStyle(body);
  const importMap = embeddedJson({ integrity });
  const styles = [...(head + page.styles).matchAll(styleTag)].map(([, text = '']) => text);
  // A page that runs no modules gets no boot script either, which would keep clicks for modules that never come.
  const inline = page.blocks === '' ? tryAgainScript : bootScript;
  const scripts = page.blocks === '' ? [inline] : [inline, importMap, ...laterScripts];
  const policy = contentSecurityPolicy(origins, { scripts, styles });
  // Only the boot script sets it off.
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
