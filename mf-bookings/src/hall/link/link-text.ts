import { fnv1a } from '@venue/shared/words/fnv1a.ts';

/** UTF-8 as base64url without padding. */
export function textBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON value in a base64url text; undefined if it has none. */
export function base64UrlJson(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Seven digits in base 36. Any single changed character changes them. */
export function checksum(text: string): string {
  return fnv1a(text).toString(36).padStart(7, '0');
}
