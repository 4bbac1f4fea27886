import { css, styled } from 'styled-components';
import { color, layout, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';
import { columnsFrom } from './columns.tsx';

/** So many side by side on a desk; short ones stand in pairs on phones too. */
const columnsOf = {
  1: '',
  2: columnsFrom({ 640: 2 }),
  3: columnsFrom({ 900: 3 }),
  4: columnsFrom({ 640: 2, 1200: 4 }),
  5: columnsFrom({ 640: 2, 1200: 5 }),
  short: twoColumns('9rem', layout.columnGap),
} as const;

const List = styled.ul<{ $columns: keyof typeof columnsOf }>`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  align-content: start;
  counter-reset: step;
  ${({ $columns }) => columnsOf[$columns]}
`;

const numbered = css`
  display: grid;
  grid-template-columns: 44px 1fr;
  align-content: start;
  counter-increment: step;
  &::before {
    content: counter(step);
    ${type.h2}
    grid-row: span 2;
    color: ${color.sanyan700};
  }
  p {
    grid-column: 2;
  }
`;

const Fact = styled.li<{ $numbered: boolean }>`
  padding-top: ${space[12]};
  border-top: 1px solid ${role.rule};
  p {
    max-width: 34em;
    margin-top: ${space[4]};
    color: ${role.text2};
  }
  ${({ $numbered }) => $numbered && numbered}
`;

type FactsProps = {
  of: readonly { name: string; text?: string }[];
  columns: keyof typeof columnsOf;
  /** What happens, in the order of its numbers. */
  steps?: boolean;
};

/** What is included, good to know, or to be done: names, each under a line and over its sentence. */
export function Facts({ of, columns, steps = false }: FactsProps) {
  return (
    <List as={steps ? 'ol' : 'ul'} $columns={columns}>
      {of.map(({ name, text }) => (
        <Fact key={name} $numbered={steps}>
          <Heading level={3} look="h4">
            {name}
          </Heading>
          {text !== undefined && <p>{text}</p>}
        </Fact>
      ))}
    </List>
  );
}
