import { css, styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';

/** So many side by side on a desk; short ones stand in pairs on phones too. */
type Count = 1 | 2 | 3 | 4 | 'short';

const columnsOf = {
  1: css``,
  2: css`
    ${media.up(640)} {
      grid-template-columns: 1fr 1fr;
    }
  `,
  3: css`
    ${media.up(900)} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  short: twoColumns('9rem', layout.columnGap),
  4: css`
    ${media.up(640)} {
      grid-template-columns: 1fr 1fr;
    }
    ${media.up(1200)} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
} satisfies Record<Count, ReturnType<typeof css> | string>;

const List = styled.ul<{ $columns: Count }>`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${({ $columns }) => columnsOf[$columns]}
`;

const Fact = styled.li`
  padding-top: ${space[12]};
  border-top: 1px solid ${role.rule};
  p {
    max-width: 34em;
    margin-top: ${space[4]};
    color: ${role.text2};
  }
`;

type FactsProps = {
  of: readonly { name: string; text?: string }[];
  columns: Count;
};

/** What is included, or good to know: names, each under a line and over its sentence. */
export function Facts({ of, columns }: FactsProps) {
  return (
    <List $columns={columns}>
      {of.map(({ name, text }) => (
        <Fact key={name}>
          <Heading level={3} look="h4">
            {name}
          </Heading>
          {text !== undefined && <p>{text}</p>}
        </Fact>
      ))}
    </List>
  );
}
