import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '../hooks/use-focus-on-mount.ts';
import { color, space, surface, type } from '../theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const SummaryBox = styled.section`
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
  [data-changed] {
    color: ${color.palm700};
    text-decoration: line-through;
  }
  [data-changed]::before {
    flex: none;
    width: 6px;
    height: 12px;
    margin: 0 12px 4px 4px;
    border: solid;
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(45deg);
  }
`;

function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/**
 * What a refused form still needs. Takes focus when it appears: give it a new `key` for each attempt.
 * `field` is the id of the control; one that was changed since stays in its line, so that nothing moves, and
 * is ticked off.
 */
export function ErrorSummary(props: {
  title: string;
  problems: readonly { field: string; text: string; isChanged?: boolean }[];
}) {
  const frame = useFocusOnMount<HTMLElement>();
  return (
    <SummaryBox ref={frame} tabIndex={-1} aria-label={props.title}>
      <Title>{props.title}</Title>
      <List>
        {props.problems.map(({ field, text, isChanged = false }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              data-changed={isChanged || undefined}
              onClick={(event) => focusField(event, field)}
            >
              <span>{text}</span>
              {isChanged && <VisuallyHidden>: changed</VisuallyHidden>}
            </a>
          </li>
        ))}
      </List>
    </SummaryBox>
  );
}
