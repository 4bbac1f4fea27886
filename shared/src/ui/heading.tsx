import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type } from '../theme/tokens.ts';

type Look = 'display' | 'h1' | 'h2' | 'h3' | 'h4';

const Face = styled.h2<{ $look: Look }>`
  ${(props) => type[props.$look]}
`;

/** A heading whose place in the outline (`level`) and size (`look`, the level's own unless given) are chosen apart. */
export function Heading(props: {
  level: 1 | 2 | 3 | 4;
  look?: Look;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Face
      as={`h${props.level}`}
      $look={props.look ?? `h${props.level}`}
      id={props.id}
      className={props.className}
    >
      {props.children}
    </Face>
  );
}
