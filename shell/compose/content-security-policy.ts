import type { SiteConfig } from '@venue/shared/config.ts';
import { integrityOf } from '../release/integrity.ts';
import { plainOrigin } from './plain-origin.ts';

export type InlineTexts = {
  /** Scripts and import maps written into the page. */
  scripts: readonly string[];
  /** Texts of the `<style>` elements. */
  styles: readonly string[];
};

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `'${integrityOf(text)}'`).join(' ');
}

/** Origins of addresses by their keys in the configuration. */
function originsOf(addresses: Readonly<Record<string, string | undefined>>): string {
  const origins = Object.entries(addresses).flatMap(([key, address]) =>
    address === undefined ? [] : [plainOrigin(key, address)],
  );
  return [...new Set(origins)].join(' ');
}

/**
 * The policy of a page. It lasts for the whole visit, so it lists what every route needs. The hash of the empty text
 * lets styled-components create the style element that it fills rule by rule. Throws if an address would open or cut it.
 */
export function contentSecurityPolicy(config: SiteConfig, inline: InlineTexts): string {
  const services = originsOf({
    'email.origin': config.email.origin,
    'reservation.baseUrl': config.reservation.baseUrl,
  });
  const frames = originsOf({ 'payment.checkoutUrl': config.payment.checkoutUrl });
  const films = originsOf({ 'links.tourVideo': config.links.tourVideo });
  return [
    `default-src 'none'`,
    `script-src 'self' ${quoted(inline.scripts)}`,
    `style-src 'self' ${quoted([...inline.styles, ''])}`,
    `img-src 'self' data:`,
    `media-src 'self' ${films}`,
    `font-src 'self'`,
    `connect-src 'self' ${services}`,
    `frame-src ${frames}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types worker`,
  ].join('; ');
}
