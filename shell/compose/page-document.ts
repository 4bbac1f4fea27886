import type { SiteConfig } from '@venue/shared/config.ts';
import type { BootBlock } from '../src/early/early-api.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { splitHoistedHead } from './hoisted-head.ts';

export type DocumentParts = {
  /** The shell's `index.html` as it was built. */
  template: string;
  page: RenderedPage;
  /** The inline script that holds early events and starts the modules. */
  earlyScript: string;
  /** Integrity of every module of the release, by address. */
  integrity: Readonly<Record<string, string>>;
  /** Absent from a page that runs no modules. */
  boot: BootBlock | undefined;
  config: SiteConfig;
};

const moduleTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** JSON that is safe inside a script element. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function assertNoInlineStyle(html: string): void {
  const attribute = /<[^>]+\sstyle="[^"]*"/.exec(html);
  if (attribute) throw new Error(`the policy forbids style attributes: ${attribute[0].slice(0, 120)}`);
}

function blocks(importMap: string, config: SiteConfig, boot: BootBlock): string {
  return [
    `<script type="importmap">${importMap}</script>`,
    `<script type="application/json" id="config">${embedded(config)}</script>`,
    `<script type="application/json" id="boot">${embedded(boot)}</script>`,
  ].join('');
}

/**
 * One final HTML document: policy first, head and styles, content, and at the very end the maps and data that only
 * scripts need. Modules start later than all of it (see `early.ts`).
 */
export function pageDocument({
  template,
  page,
  earlyScript,
  integrity,
  boot,
  config,
}: DocumentParts): string {
  const { head, body } = splitHoistedHead(page.html);
  assertNoInlineStyle(body);
  const importMap = embedded({ integrity });
  const styles = [...(page.styles + body).matchAll(styleTag)].map(([, text = '']) => text);
  const policy = contentSecurityPolicy(config, { scripts: [earlyScript, importMap], styles });
  const top = `<meta http-equiv="content-security-policy" content="${policy}" />${head}${page.styles}<script>${earlyScript}</script>`;
  return template
    .replaceAll(moduleTags, '')
    .replace('<!--head-->', () => top)
    .replace('<!--app-->', () => body)
    .replace('<!--end-->', () => page.beside + (boot ? blocks(importMap, config, boot) : ''));
}
