import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import type { PageLink } from './links.ts';

export type PictureCardContent = {
  readonly title: string;
  /** If the title is a link. */
  readonly path?: string;
  /** Under the title: a price. */
  readonly fact?: string;
  readonly text?: string;
  /** A second paragraph. */
  readonly secondText?: string;
  readonly picture: PictureRecord;
  readonly links: readonly PageLink[];
};
