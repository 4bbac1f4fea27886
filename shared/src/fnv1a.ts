/**
 * 32-bit FNV-1a of a text, through UTF-8. It tells texts apart and proves nothing. Ours, because the browser's own digests
 * answer later.
 */
export function fnv1a(text: string): number {
  return [...new TextEncoder().encode(text)].reduce(
    (sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );
}
