/** Addresses of one format by width in px. */
type SizedFiles<Width extends number> = Readonly<Record<Width, string>>;

/** One picture in every size it is delivered in, as `media/encode.ts` of mf-marketing writes it. */
export type SizedPicture<Width extends number> = {
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
  readonly avif: SizedFiles<Width>;
  readonly webp: SizedFiles<Width>;
};

/** `srcset` of one format. */
export function srcSetOf(files: SizedFiles<number>): string {
  return Object.entries(files)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}
