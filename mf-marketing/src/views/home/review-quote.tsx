import { styled } from 'styled-components';
import { Cloth } from '../../pattern/cloth.tsx';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Quote } from '../../sections/words.tsx';
import type { Review } from '../../content/home/reviews.ts';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[12]};
  ${media.up(900)} {
    gap: ${space[20]};
  }
`;

const Who = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 12px;
  line-height: 1.35;
  color: ${role.text2};
  svg {
    flex: none;
    width: 32px;
    height: 32px;
  }
  strong {
    font-weight: 400;
  }
`;

/** One review: what was said, by whom, on what occasion. */
export function ReviewQuote({ review }: { review: Review }) {
  return (
    <Figure>
      <Quote as="blockquote">
        <p>{review.text}</p>
      </Quote>
      <Who>
        <Cloth motif={review.image} square={32} />
        <p>
          <strong>{review.name}</strong>. {review.occasion}
        </p>
      </Who>
    </Figure>
  );
}
