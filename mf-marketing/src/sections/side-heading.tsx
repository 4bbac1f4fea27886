import type { ReactNode } from 'react';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { TextColumn } from './text-blocks.tsx';

/** A heading and intro in one column, the content in the other. */
export function SideHeading(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Columns $first={4} $free>
      <TextColumn>
        <Heading level={2}>{props.title}</Heading>
        {props.intro}
      </TextColumn>
      {props.children}
    </Columns>
  );
}
