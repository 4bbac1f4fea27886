/** A text as base64url without padding, through UTF-8. */
export function textBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON value in a base64url text; undefined where there is none. */
export function base64UrlJson(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const offset = 0x811c9dc5;
const prime = 0x01000193;

/**
 * FNV-1a of an ASCII text, seven digits in base 36: any single changed character changes it. It finds what a messenger
 * damaged, it proves nothing. Ours, because a link is read while its page renders, and the browser's own digests answer
 * later.
 */
export function checksum(text: string): string {
  let hash = offset;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
