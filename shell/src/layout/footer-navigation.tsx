import { styled } from 'styled-components';
import { color, media } from '@venue/shared/theme/tokens.ts';
import { twoColumns } from '@venue/shared/ui/columns.tsx';
import { FoldedOnPhones } from '@venue/shared/ui/folded-on-phones.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { footerColumns, type NavigationGroup } from './menus.ts';

/** On phones the four groups fold away together. */
const Navigation = styled.nav`
  ${media.up(900)} {
    > details > h2 {
      display: none;
    }
  }
`;

const Columns = styled.div`
  ${media.up(900)} {
    display: grid;
    /* Fixed shares, about as wide as their content, so that no group moves when the next one arrives. */
    grid-template-columns: minmax(0, 7fr) minmax(0, 12fr) minmax(0, 24fr) minmax(0, 15fr);
    gap: 20px;
    align-content: start;
  }
`;

const Title = styled.h2`
  margin-block: 12px 4px;
  font: 600 1rem/1.4 var(--sans);
  color: ${color.sanyan400};
  ${media.up(900)} {
    margin-block: 0 8px;
  }
`;

const Links = styled.ul`
  display: grid;
  ${twoColumns('7.5rem', '16px')}
  padding-bottom: 12px;
  ${media.up(900)} {
    display: block;
    padding: 0;
  }
`;

/** Two columns, read downwards, for more than six links. */
const LongList = styled(Links)`
  ${media.up(900)} {
    columns: 2;
    column-gap: 20px;
    > li {
      break-inside: avoid;
    }
  }
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.up(900)} {
    min-height: 34px;
    padding-block: 5px;
    line-height: 1.3;
  }
`;

function Column({ column }: { column: NavigationGroup }) {
  const List = column.links.length > 6 ? LongList : Links;
  const target = column.newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <div>
      <Title id={column.id}>{column.title}</Title>
      <List aria-labelledby={column.id}>
        {column.links.map((link) => (
          <li key={link.path}>
            <Entry href={link.path} {...target}>
              <span>
                {link.title}
                {column.newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
              </span>
            </Entry>
          </li>
        ))}
      </List>
    </div>
  );
}

const hint = footerColumns
  .slice(1)
  .map(({ title }) => title.toLowerCase())
  .join(', ');

/** The site's links in four groups (FT-03). */
export function FooterNavigation() {
  return (
    <Navigation aria-label="Footer">
      <FoldedOnPhones id="footer-pages" title="All pages" hint={hint}>
        <Columns>
          {footerColumns.map((column) => (
            <Column key={column.id} column={column} />
          ))}
        </Columns>
      </FoldedOnPhones>
    </Navigation>
  );
}
