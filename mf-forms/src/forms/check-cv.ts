import { formatFileSize } from '../email-form/chosen-file.ts';
import type { CheckedFile } from '../email-form/email-form-spec.ts';

/** The file types that the form accepts (F-17). */
export const cvEndings = ['.pdf', '.doc', '.docx'] as const;

type CvEnding = (typeof cvEndings)[number];

type FileContent = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

const types: Readonly<Record<string, CvEnding>> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};

/** JPEG, PNG, GIF, WebP, HEIC: a photographed page, whatever its file name. */
const picture = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif|avif))/;

/** One character per byte, unlike the `latin1` of `TextDecoder`, which is windows-1252 in browsers. */
function headOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 1024));
}

function byContent(bytes: Uint8Array<ArrayBuffer>): CvEnding | undefined {
  const head = headOf(bytes);
  if (head.includes('%PDF-')) return '.pdf';
  if (head.startsWith('\xD0\xCF\x11\xE0')) return '.doc';
  // A zip file contains the names of its files uncompressed.
  const isZip = head.startsWith('PK\x03\x04');
  return isZip && new TextDecoder('latin1').decode(bytes).includes('word/') ? '.docx' : undefined;
}

function byName(name: string): CvEnding | undefined {
  return cvEndings.find((ending) => name.toLowerCase().endsWith(ending));
}

/** Phones may give a name such as `msf:1000000123`, and a type. */
function hasEnding(name: string): boolean {
  return /\.[a-z][a-z0-9]{0,4}$/i.test(name);
}

/** The kind of a chosen file, by its name; without an extension by its type, or else by its content. */
export function cvKind({ name, type, bytes }: FileContent): CvEnding | 'picture' | 'other' {
  if (picture.test(headOf(bytes))) return 'picture';
  const byType = hasEnding(name) ? undefined : types[type];
  return byName(name) ?? byType ?? byContent(bytes) ?? 'other';
}

/** The name with an extension, so that the venue's computers can open the file. */
function openableName(name: string, ending: CvEnding): string {
  return byName(name) === undefined ? `${name}${ending}` : name;
}

function refused(text: string): CheckedFile {
  return { kind: 'refused', text };
}

/** For example a file in the cloud, or on a card that was removed. */
function unreadable({ name }: File, error: unknown): CheckedFile {
  const isGone = error instanceof DOMException && error.name === 'NotFoundError';
  const what = isGone
    ? `${name} has been moved or deleted since you chose it.`
    : `${name} changed after you chose it, or this device cannot read it.`;
  return refused(`${what} Choose it again.`);
}

function checkContent({ name, type, lastModified }: File, bytes: Uint8Array<ArrayBuffer>): CheckedFile {
  if (bytes.byteLength === 0) return refused(`${name} is empty on this device. Choose it again.`);
  const kind = cvKind({ name, type, bytes });
  if (kind === 'picture') return refused(`${name} is a picture. Choose a PDF or Word file.`);
  if (kind === 'other') return refused(`${name} is not a PDF or Word file.`);
  return { kind: 'fine', file: new File([bytes], openableName(name, kind), { type, lastModified }) };
}

/**
 * Reads a CV and refuses one that is empty, over the limit (bytes), unreadable or of another type (F-17). Returns a copy in memory, because
 * the file on the device may change before it is sent.
 */
export async function checkCv(chosen: File, limit: number): Promise<CheckedFile> {
  const { name, size } = chosen;
  if (size > limit) {
    return refused(`${name} is ${formatFileSize(size)}, but the limit is ${formatFileSize(limit)}.`);
  }
  try {
    return checkContent(chosen, new Uint8Array(await chosen.arrayBuffer()));
  } catch (error) {
    return unreadable(chosen, error);
  }
}
