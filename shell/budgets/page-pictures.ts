/** A picture that a page names. */
export type NamedPicture = {
  /** Of its smallest file in the format that browsers take first, in the cut for phones where it has one. */
  address: string;
  /** Whether it waits until it is near. */
  isLazy: boolean;
};

const pictures = /<picture\b[\s\S]*?<\/picture>/g;
/** One that stands in the page itself (`data:`) is no file. */
const smallestFile = /\bsrcset="(?!data:)([^"\s]+)/i;

/** The pictures of a page, each once. */
export function picturesIn(html: string): NamedPicture[] {
  const named = [...html.matchAll(pictures)].flatMap(([picture]): NamedPicture[] => {
    const [, address] = smallestFile.exec(picture) ?? [];
    return address === undefined ? [] : [{ address, isLazy: picture.includes('loading="lazy"') }];
  });
  return [...new Map(named.map((picture) => [picture.address, picture])).values()];
}
