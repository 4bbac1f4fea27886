import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { type Ground, Section } from './section.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { KeyValue, KeyValues } from './key-values.tsx';
import { TickList } from './tick-list.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
`;

const Remark = styled(Small)`
  margin-top: ${space[12]};
`;

type WhatItBuysProps = {
  ground?: Ground;
  title: string;
  included: readonly string[];
  extras: readonly { name: string; price: string }[];
  /** A remark under the extras. */
  children: ReactNode;
};

/** What is included in a rental and what is paid besides. */
export function WhatItBuys({ ground = 'page', title, included, extras, children }: WhatItBuysProps) {
  return (
    <Section $ground={ground}>
      <Columns>
        <Heading level={2}>{title}</Heading>
        <div>
          <Title level={3} look="h4">
            Included
          </Title>
          <TickList>
            {included.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </TickList>
        </div>
        <div>
          <Title level={3} look="h4">
            Paid for separately
          </Title>
          <KeyValues>
            {extras.map(({ name, price }) => (
              <KeyValue key={name} name={name}>
                {price}
              </KeyValue>
            ))}
          </KeyValues>
          <Remark>{children}</Remark>
        </div>
      </Columns>
    </Section>
  );
}
