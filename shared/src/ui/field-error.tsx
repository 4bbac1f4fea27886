import { styled } from 'styled-components';
import { color, role } from '../theme/tokens.ts';

const Line = styled.p`
  display: flex;
  gap: 8px;
  font: 600 1rem/1.4 var(--sans);
  color: ${role.error};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** The sentence under a field that was refused; nothing while there is none. */
export function FieldError(props: { id: string; children: string | undefined }) {
  if (props.children === undefined) return null;
  return (
    <Line id={props.id}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <circle cx="9" cy="9" r="8" fill={color.alaari700} />
        <path d="M9 4.6v5.2" stroke="#fff" strokeWidth="2" />
        <circle cx="9" cy="12.8" r="1.2" fill="#fff" />
      </svg>
      <span>{props.children}</span>
    </Line>
  );
}
