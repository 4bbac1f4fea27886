import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import { mediaTypeOf } from '../compose/host-rules.ts';

export type SiteFile = {
  /** Path below the site's folder. */
  file: string;
  type: string | undefined;
  /** Undefined if it is not compressed. */
  encoding: string | undefined;
};

/** Smallest first. */
const forms = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
const plainForm = { encoding: undefined, ending: '' };

/** The decoded path of an address, which cannot leave the folder; undefined if it is malformed. */
function pathOf(address: string): string | undefined {
  const [encoded = '/'] = address.split(/[?#]/);
  try {
    return path.posix.normalize(`/${decodeURIComponent(encoded)}`);
  } catch {
    return undefined;
  }
}

/** `/contact-us` is stored as `contact-us.html`. */
function candidates(pathname: string): string[] {
  return pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`];
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function firstFile(folder: string, files: readonly string[]): Promise<string | undefined> {
  const present = await Promise.all(files.map((file) => isFile(path.join(folder, file))));
  return files[present.indexOf(true)];
}

function acceptedForms(request: IncomingMessage) {
  if (request.headers.range) return [];
  const accepted = new Negotiator(request).encodings(forms.map(({ encoding }) => encoding));
  return forms.filter(({ encoding }) => accepted.includes(encoding));
}

/**
 * The file that answers a request, in the smallest form that the browser accepts, or uncompressed for range
 * requests.
 */
export async function siteFile(folder: string, request: IncomingMessage): Promise<SiteFile | undefined> {
  const pathname = pathOf(request.url ?? '/');
  if (pathname === undefined || pathname.includes('\0')) return undefined;
  const plain = await firstFile(folder, candidates(pathname));
  if (!plain) return undefined;
  const accepted = [...acceptedForms(request), plainForm];
  const file = await firstFile(
    folder,
    accepted.map(({ ending }) => plain + ending),
  );
  const form = accepted.find(({ ending }) => file === plain + ending) ?? plainForm;
  return {
    file: plain + form.ending,
    type: mediaTypeOf(plain),
    encoding: form.encoding,
  };
}
