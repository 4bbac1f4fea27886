type Files<Width extends number> = Readonly<Record<Width, string>>;

/** A picture that `media/encode.ts` of mf-marketing made for this package, with a file of each width (px). */
export type PictureRecord<Width extends number> = {
  readonly alt: string;
  /** A render, not a photograph. */
  readonly render: boolean;
  /** px of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Where the subject is, as `object-position`. */
  readonly focus: string;
  /** Data URI, shown until the picture is there. */
  readonly placeholder: string;
  readonly avif: Files<Width>;
  readonly webp: Files<Width>;
};
