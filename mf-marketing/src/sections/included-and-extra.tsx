import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { TickList } from '@venue/shared/ui/tick-list.ts';
import { Stack } from './text-blocks.tsx';

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
      <Stack $gap={8}>
        <Heading level={3} look="h4">
          {title}
        </Heading>
        <TickList>
          {included.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </TickList>
      </Stack>
      <Stack $gap={8}>
        <Heading level={3} look="h4">
          Paid for separately
        </Heading>
        <KeyValues>
          {extras.map(({ name, price }) => (
            <KeyValue key={name} name={name} value={price} />
          ))}
        </KeyValues>
      </Stack>
    </InnerColumns>
  );
}
