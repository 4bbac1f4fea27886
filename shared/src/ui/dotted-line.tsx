import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** The dot stands before its words and is cut off at the start of a line. */
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

/** A few words each about one thing, such as a room, in a line. */
export function DottedLine({ of }: { of: readonly string[] }) {
  return (
    <Line>
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Line>
  );
}
