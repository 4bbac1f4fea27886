import type { DocumentStorage } from '../src/storage/device-document.ts';

/** For tests: storage in memory. */
export function sampleStorage(): DocumentStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}
