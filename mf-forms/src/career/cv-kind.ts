/** Endings of what the file dialog offers and the form takes (F-17). */
export const cvEndings = ['.pdf', '.doc', '.docx'] as const;

export type CvEnding = (typeof cvEndings)[number];

/** A file by what is known of it; `text` is what it holds, a character a byte. */
type Known = { name: string; type: string; text: string };

const types: Readonly<Record<string, CvEnding>> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
};

/** JPEG, PNG, GIF, WebP, HEIC: what a phone saves of a photographed page, whatever it is called. */
const picture = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif|avif))/;

function byContent(text: string): CvEnding | undefined {
  if (text.slice(0, 1024).includes('%PDF-')) return '.pdf';
  if (text.startsWith('\xD0\xCF\x11\xE0')) return '.doc';
  // A zip names the files in it as they are.
  return text.startsWith('PK\x03\x04') && text.includes('word/') ? '.docx' : undefined;
}

function byName(name: string): CvEnding | undefined {
  return cvEndings.find((ending) => name.toLowerCase().endsWith(ending));
}

/** Phones hand over `msf:1000000123`, with a type. */
function hasEnding(name: string): boolean {
  return /\.[a-z][a-z0-9]{0,4}$/i.test(name);
}

/** What a chosen file is: by its name, where that has no ending by its type, else by what it begins with. */
export function cvKind({ name, type, text }: Known): CvEnding | 'picture' | 'other' {
  if (picture.test(text)) return 'picture';
  const byType = hasEnding(name) ? undefined : types[type];
  return byName(name) ?? byType ?? byContent(text) ?? 'other';
}

/** The name under which the venue's computers open it. */
export function openableName(name: string, ending: CvEnding): string {
  return byName(name) === undefined ? `${name}${ending}` : name;
}
