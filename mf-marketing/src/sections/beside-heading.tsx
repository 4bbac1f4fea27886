import type { ReactNode } from 'react';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Text } from './words.tsx';

/** A heading and intro in one column, the content in the other. */
export function BesideHeading(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Columns $first={4} $free>
      <Text>
        <Heading level={2}>{props.title}</Heading>
        {props.intro}
      </Text>
      {props.children}
    </Columns>
  );
}
