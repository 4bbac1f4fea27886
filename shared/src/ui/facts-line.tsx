import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** The dot stands before a fact and is cut off at the start of a line. */
const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  overflow: clip;
  font: 400 1rem/1.5 var(--sans);
  li {
    position: relative;
    left: -19px;
    display: inline-flex;
    gap: 14px;
    align-items: center;
    margin-right: -19px;
    padding-right: 19px;
  }
  li::before {
    content: '';
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: ${color.sanyan400};
  }
`;

type FactsLineProps = {
  stars?: number | undefined;
  facts: readonly string[];
};

/** A room in a line: what is known of it, then its stars if it has any (FC-06, FC-11; no authority’s: the page says so). */
export function FactsLine({ stars, facts }: FactsLineProps) {
  return (
    <Line>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {stars !== undefined && <li>{`${stars} of 5 stars`}</li>}
    </Line>
  );
}
