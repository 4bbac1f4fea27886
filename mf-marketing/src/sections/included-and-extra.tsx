import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { TickList } from '@venue/shared/ui/tick-list.ts';

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
`;

type IncludedAndExtraProps = {
  /** Heading of the included list. */
  title: string;
  included: readonly string[];
  extras: readonly { name: string; price: string }[];
  /** How many of twelve columns the included list has. */
  first?: number;
};

/** What a rental includes, beside what is paid for separately. */
export function IncludedAndExtra({ title, included, extras, first = 6 }: IncludedAndExtraProps) {
  return (
    <InnerColumns $first={first}>
      <div>
        <Title level={3} look="h4">
          {title}
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
            <KeyValue key={name} name={name} value={price} />
          ))}
        </KeyValues>
      </div>
    </InnerColumns>
  );
}
