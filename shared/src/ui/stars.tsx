import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  align-items: center;
  margin-right: 12px;
  color: ${color.sanyan700};
  vertical-align: -2px;
`;

/** A star that was not given keeps only its outline. */
const Missing = styled(Icon)`
  path {
    fill: none;
    stroke: currentColor;
  }
`;

/** A rating out of five in stars and in words (FC-06, FC-11). */
export function Stars({ of }: { of: number }) {
  return (
    <span>
      <Row aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) =>
          star <= of ? <Icon key={star} name="star" /> : <Missing key={star} name="star" />,
        )}
      </Row>
      {of} of 5 stars
    </span>
  );
}
