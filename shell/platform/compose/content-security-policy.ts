import type { PolicyOrigins } from '../configuration/check-site.ts';
import { integrityOf } from '../releases/integrity.ts';

export type InlineTexts = {
  /** Scripts and import maps written into the page. */
  scripts: readonly string[];
  /** Texts of the `<style>` elements. */
  styles: readonly string[];
};

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `'${integrityOf(text)}'`).join(' ');
}

/**
 * The policy of a page. It lasts for the whole visit, so it lists what every route needs. The hash of the empty text lets
 * styled-components create the style element that it fills rule by rule. Its origins are plain hosts (`plainOrigin`): nothing in them
 * opens or cuts it.
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
