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
