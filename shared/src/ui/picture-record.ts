/** A picture in every size, as `media/encode.ts` of mf-marketing writes it. */
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
  /** Addresses by width in px. */
  readonly avif: Readonly<Record<number, string>>;
  /** At most 960 px wide, for browsers without AVIF. */
  readonly webp: string;
};

/** `srcset` of the AVIF files. */
export function srcSetOf({ avif }: Pick<PictureRecord, 'avif'>): string {
  return Object.entries(avif)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}
