import type { ByteRange } from './bucket.ts';

export type AskedRange = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'beyond' };

const fromOn = /^bytes=(?<from>\d+)-(?<to>\d*)$/;
const lastOnes = /^bytes=-(?<count>\d+)$/;

/** The first and the last byte that a header asks for, so far as there are so many; undefined if it asks for no range. */
function ends(header: string, size: number): [first: number, last: number] | undefined {
  const { from, to } = fromOn.exec(header)?.groups ?? {};
  if (from !== undefined) return [Number(from), Math.min(to ? Number(to) : size, size - 1)];
  const { count } = lastOnes.exec(header)?.groups ?? {};
  return count === undefined ? undefined : [Math.max(0, size - Number(count)), size - 1];
}

/** What a `range` header asks for of so many bytes. Several ranges, and what is none, are answered with the whole. */
export function askedRange(header: string | null, size: number): AskedRange {
  const [first, last] = ends(header ?? '', size) ?? [];
  if (first === undefined || last === undefined) return { kind: 'whole' };
  if (first > last) return { kind: 'beyond' };
  return { kind: 'part', range: { offset: first, length: last - first + 1 } };
}
