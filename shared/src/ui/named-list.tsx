import type { ComponentType } from 'react';
import { css, styled } from 'styled-components';
import type { LinkProps } from '../contract/host.ts';
import { color, layout, role, space, type } from '../theme/tokens.ts';
import { twoColumns, columnsFrom } from './columns.tsx';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Columns on wide screens; `short` facts are in pairs on phones too, and `shortThrees` from 900 px in threes. */
const columnsOf = {
  1: '',
  2: columnsFrom({ 640: 2 }),
  3: columnsFrom({ 900: 3 }),
  4: columnsFrom({ 640: 2, 1200: 4 }),
  5: columnsFrom({ 640: 2, 1200: 5 }),
  short: twoColumns('9rem', layout.columnGap),
  shortThrees: twoColumns('9rem', layout.columnGap) + columnsFrom({ 900: 3 }).join(''),
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

const Row = styled.li<{ $numbered: boolean }>`
  padding-top: ${space[12]};
  border-top: 1px solid ${role.rule};
  p {
    max-width: 34em;
    margin-top: ${space[4]};
    color: ${role.text2};
  }
  ${({ $numbered }) => $numbered && numbered}
`;

/** The whole line is the link, its arrow at the end. */
const Name = styled(Heading)`
  a {
    display: flex;
    gap: ${space[12]};
    align-items: baseline;
    justify-content: space-between;
    margin-block: -${space[12]} -${space[4]};
    padding-block: ${space[12]} ${space[4]};
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: ${role.link};
  }
`;

type NamedItem = {
  name: string;
  text?: string | undefined;
  /** Where the name leads. */
  path?: string;
  /** The action, for screen readers: `request a quote`. */
  hint?: string;
};

type NamedListProps = {
  of: readonly NamedItem[];
  columns: keyof typeof columnsOf;
  /** Numbered steps. */
  steps?: boolean;
  /** Where names lead somewhere. */
  link?: ComponentType<LinkProps>;
};

/** A list of names, each with a sentence: what is included, good to know, or to be done. */
export function NamedList({ of, columns, steps = false, link: Link }: NamedListProps) {
  return (
    <List as={steps ? 'ol' : 'ul'} $columns={columns}>
      {of.map(({ name, text, path, hint }) => (
        <Row key={name} $numbered={steps}>
          <Name level={3} look="h4">
            {Link && path !== undefined ? (
              <Link to={path}>
                <span>
                  {name}
                  {hint !== undefined && <VisuallyHidden>: {hint}</VisuallyHidden>}
                </span>
                <Icon name="arrow" />
              </Link>
            ) : (
              name
            )}
          </Name>
          {text !== undefined && <p>{text}</p>}
        </Row>
      ))}
    </List>
  );
}
