import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';

const Group = styled.hgroup`
  p {
    ${type.h4}
    margin-bottom: ${space[4]};
    color: ${role.accent};
  }
`;

type PlaceHeadingProps = {
  /** Name of the place or the occasion, as navigation has it. */
  name: string;
  look?: 'h1' | 'display';
  className?: string | undefined;
  /** The h1, where it does not say the name. */
  children: ReactNode;
};

/** The one h1 of a page, under the name of what it is about: for whoever comes from a search. */
export function PlaceHeading({ name, look = 'h1', className, children }: PlaceHeadingProps) {
  return (
    <Group className={className}>
      <p>{name}</p>
      <Heading level={1} look={look}>
        {children}
      </Heading>
    </Group>
  );
}
