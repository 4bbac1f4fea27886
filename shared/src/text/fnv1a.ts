/**
 * 32-bit FNV-1a hash of a text in UTF-8. Not cryptographic; used because the browser's own digests are
 * asynchronous.
 */
export function fnv1a(text: string): number {
  return [...new TextEncoder().encode(text)].reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );
}
