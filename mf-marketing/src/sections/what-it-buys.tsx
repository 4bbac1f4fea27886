import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { IncludedAndExtra } from './included-and-extra.tsx';
import { Section } from './section.tsx';

const Remark = styled(Small)`
  margin-top: ${space[20]};
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
      <Columns $of={[4, 8]}>
        <Heading level={2}>{title}</Heading>
        <div>
          <IncludedAndExtra title="Included" included={included} extras={extras} />
          <Remark>{children}</Remark>
        </div>
      </Columns>
    </Section>
  );
}
