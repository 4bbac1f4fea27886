import { releaseOfPath } from '@venue/shell/src/site/release-path.ts';

const invisible = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const readAttributes =
  /\s(?:alt|title|aria-label|href|content|placeholder|value|aria-description)="([^"]*)"/g;
const titleTag = /<title>([^<]*)<\/title>/;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function readable(html: string): string {
  return html.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The texts in the address of a chat or one of our forms. */
function unescaped(address: string): string {
  if (!/^(?:\/|https:\/\/wa\.me\/)/.test(address)) return address;
  return address.replaceAll(/(?:%[\dA-F]{2})+/g, decodeURIComponent);
}

/** The text of a page, and the attributes that people and search engines read, without addresses of files. */
export function wordsOnPage(html: string): string {
  const visible = html.replaceAll(invisible, '');
  const attributes = Array.from(visible.matchAll(readAttributes), ([, text = '']) => text).filter(
    (text) => releaseOfPath(text) === undefined && !text.includes('default-src'),
  );
  const text = visible.replaceAll(/<[^>]*>/g, '\u2029');
  return readable([titleTag.exec(html)?.[1] ?? '', text, ...attributes.map(unescaped)].join('\n')).replaceAll(
    /\u2029+/g,
    ' ',
  );
}
