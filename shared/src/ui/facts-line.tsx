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
  /* On a line of its own: whether it fits beside the others would hang on the font. */
  [data-graded] {
    flex: 1 0 100%;
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
  /** Says of the stars that they are our own; otherwise the page has said it. */
  graded?: boolean;
};

/** A room in a line: what is known of it, then its stars if it has any (FC-06, FC-11; no authority’s). */
export function FactsLine({ stars, facts, graded = false }: FactsLineProps) {
  return (
    <Line>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {stars !== undefined && (
        <li data-graded={graded || undefined}>{`${stars} of 5 stars${graded ? ', our own grading' : ''}`}</li>
      )}
    </Line>
  );
}
