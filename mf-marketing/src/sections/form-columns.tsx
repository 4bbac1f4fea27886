import type { ReactNode } from 'react';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { RuledBlock, TextColumn } from './text-blocks.tsx';

/** A form of another remote, with an aside. */
export function FormColumns(props: { form: ReactNode; aside: ReactNode }) {
  return (
    <InnerColumns $first={7} $free>
      <RuledBlock>{props.form}</RuledBlock>
      {props.aside}
    </InnerColumns>
  );
}

/** An aside with a heading. */
export function FormAside(props: { title: string; children: ReactNode }) {
  return (
    <RuledBlock>
      <TextColumn>
        <Heading level={3} look="h4">
          {props.title}
        </Heading>
        {props.children}
      </TextColumn>
    </RuledBlock>
  );
}
