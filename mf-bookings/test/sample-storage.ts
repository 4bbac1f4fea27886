import type { DocumentStorage } from '../src/storage/device-document.ts';

/** For tests: storage in memory. */
export function sampleStorage(texts = new Map<string, string>()): DocumentStorage {
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}
