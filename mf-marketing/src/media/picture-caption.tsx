import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { styled } from 'styled-components';
import { color } from '@venue/shared/theme/tokens.ts';
import type { PictureRecord } from './picture-record.ts';

/** The chip in the lower right corner of a picture's box, which must be positioned. */
const CaptionChip = styled.figcaption`
  ${shownWhenRead}
  position: absolute;
  inset: auto 0 0 auto;
  padding: 3px 8px;
  background: ${color.indigo950};
  color: ${color.starch50};
  font: 400 0.8125rem/1.4 var(--sans);
`;

type PictureCaptionProps = {
  of: PictureRecord;
  /** What the picture shows, without a full stop: `Ambali Hall, round tables`. */
  text?: string | undefined;
  /** `span` inside a button or a link, which hold no figure. */
  as?: 'span' | undefined;
  /** A render says that it is one: the first picture of a page does, for all. */
  impression?: boolean | undefined;
  className?: string | undefined;
};

/** What a picture shows, and of a render that it is one; a photograph is captioned only where the page has something to say. */
export function PictureCaption({ of, text, as, impression = false, className }: PictureCaptionProps) {
  const words = [text, of.render && impression ? 'Artist’s impression' : undefined].filter(
    (part) => part !== undefined,
  );
  return (
    words.length > 0 && (
      <CaptionChip as={as} className={className}>
        {words.join('. ')}
      </CaptionChip>
    )
  );
}
