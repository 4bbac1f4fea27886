import type { Page } from '@playwright/test';

/** Names of the pictures that a page asks for from now on, without their hashes: `cafe-480.avif`. */
export function requestedPictures(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name, extension] = /\/([\w-]+)-[\w-]{8}\.(avif|webp)$/.exec(request.url()) ?? [];
    if (name) requested.push(`${name}.${extension}`);
  });
  return requested;
}
