import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { IncludedAndExtra } from './included-and-extra.tsx';
import { Section } from './section.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 1fr 2fr;
  }
`;

const Remark = styled(Small)`
  ${media.up(900)} {
    grid-column: 2;
  }
`;

type WhatItBuysProps = {
  title: string;
  included: readonly string[];
  extras: readonly { name: string; price: string }[];
  /** A remark under both lists. */
  children: ReactNode;
};

/** What is included in a rental and what is paid besides. */
export function WhatItBuys({ title, included, extras, children }: WhatItBuysProps) {
  return (
    <Section $short>
      <Columns>
        <Heading level={2}>{title}</Heading>
        <IncludedAndExtra title="Included" included={included} extras={extras} />
        <Remark>{children}</Remark>
      </Columns>
    </Section>
  );
}
