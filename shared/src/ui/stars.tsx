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

/** How comfortable a room is, out of five (FC-06, FC-11): no authority’s grade, and it says so. Only the stars that it has are drawn: gaps read as a bad review. */
export function Stars({ of }: { of: number }) {
  return (
    <span>
      <Row aria-hidden="true">
        {Array.from({ length: of }, (_, star) => (
          <Icon key={star} name="star" />
        ))}
      </Row>
      {of} of 5 stars, our own grading
    </span>
  );
}
