/** Addresses of one format by width in px. */
export type SizedFiles = Readonly<Record<number, string>>;

/** One picture in every size it is delivered in. The modules in `pictures/` are written by `media/encode.ts`. */
export type PictureRecord = {
  /** What it shows, in neutral words; a page may say more. */
  readonly alt: string;
  /** A render, not a photograph: pages caption it as an artist's impression. */
  readonly render: boolean;
  /** px of the largest file; from them the browser reserves the place. */
  readonly width: number;
  readonly height: number;
  /** Where the subject is, as `object-position`: what stays when a layout cuts. */
  readonly focus: string;
  /** Data URI of at most 150 bytes, shown until the picture is there. */
  readonly placeholder: string;
  readonly avif: SizedFiles;
  readonly webp: SizedFiles;
};

/** `srcset` of one format. */
export function srcSetOf(files: SizedFiles): string {
  return Object.entries(files)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}
