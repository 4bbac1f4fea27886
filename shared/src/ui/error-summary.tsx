import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, space, surface, type } from '../theme/tokens.ts';

const Frame = styled.section`
  ${surface.light}
  padding: ${space[20]};
  border: 2px solid ${color.alaari700};
  background: ${color.white};
`;

const Title = styled.h3`
  ${type.h4}
`;

const List = styled.ul`
  margin-top: ${space[8]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    color: ${color.alaari700};
  }
`;

function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Focuses the element once, when it appears. */
function useFocusOnMount<Kind extends HTMLElement>() {
  const target = useRef<Kind>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

/**
 * What a refused form still needs. Takes focus when it appears: give it a new `key` for each attempt.
 * `field` is the id of the control.
 */
export function ErrorSummary(props: { title: string; problems: readonly { field: string; text: string }[] }) {
  const frame = useFocusOnMount<HTMLElement>();
  return (
    <Frame ref={frame} tabIndex={-1} aria-label={props.title}>
      <Title>{props.title}</Title>
      <List>
        {props.problems.map((problem) => (
          <li key={problem.field}>
            <a href={`#${problem.field}`} onClick={(event) => focusField(event, problem.field)}>
              {problem.text}
            </a>
          </li>
        ))}
      </List>
    </Frame>
  );
}
