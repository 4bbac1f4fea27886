import { RuledBlock } from './ruled-block.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';

/** A form of another remote, with an aside. */
export function FormColumns(props: { form: ReactNode; aside: ReactNode }) {
  return (
    <InnerColumns $first={7} $free>
      <RuledBlock>{props.form}</RuledBlock>
      {props.aside}
    </InnerColumns>
  );
}

const Aside = styled(RuledBlock)`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  > p {
    color: ${role.text2};
  }
`;

/** An aside with a heading. */
export function FormAside(props: { title: string; children: ReactNode }) {
  return (
    <Aside>
      <Heading level={3} look="h4">
        {props.title}
      </Heading>
      {props.children}
    </Aside>
  );
}
