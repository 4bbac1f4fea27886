import path from 'node:path';
import { contentType } from 'mime-types';

/** Endings of every file that a site may consist of. What is named otherwise has no type that all hosts agree on. */
export const fileExtensions = [
  '.html',
  '.js',
  '.json',
  '.css',
  '.svg',
  '.ico',
  '.png',
  '.jpg',
  '.webp',
  '.avif',
  '.mp4',
  '.webm',
  '.vtt',
  '.txt',
  '.xml',
  '.webmanifest',
  '.woff2',
  '.ttf',
  '.pdf',
] as const;

/** What a file is sent as (`text/html; charset=utf-8`), by its ending; undefined for one that a site has not. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = fileExtensions.find((known) => known === path.posix.extname(file));
  return (ending && contentType(ending)) || undefined;
}
