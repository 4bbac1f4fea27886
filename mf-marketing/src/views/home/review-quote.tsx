import { styled } from 'styled-components';
import { Cloth } from '../../pattern/cloth.tsx';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
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

const Words = styled.blockquote`
  ${type.quote}
  @media (max-width: 639.98px) {
    font-size: 1.5rem;
  }
  ${media.up(1200)} {
    font-size: 2rem;
  }
`;

const Who = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 12px;
  line-height: 1.35;
  color: ${role.text2};
  strong {
    font-weight: 400;
  }
`;

const Square = styled(Cloth)`
  flex: none;
  width: 32px;
  height: 32px;
`;

/** One review: what was said, by whom, on what occasion. */
export function ReviewQuote({ review }: { review: Review }) {
  return (
    <Figure>
      <Words>
        <p>{review.text}</p>
      </Words>
      <Who>
        <Square motif={review.image} square={32} />
        <p>
          <strong>{review.name}</strong>. {review.occasion}
        </p>
      </Who>
    </Figure>
  );
}
