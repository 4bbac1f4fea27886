import path from 'node:path';
import { contentType } from 'mime-types';

/** Extensions of all files that a site may contain. Hosts do not agree on the types of others. */
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

/** The content type (`text/html; charset=utf-8`) for a file extension; undefined for unknown extensions. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = fileExtensions.find((known) => known === path.posix.extname(file));
  return (ending && contentType(ending)) || undefined;
}
