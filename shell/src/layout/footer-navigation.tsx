import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { styled } from 'styled-components';
import { footerColumns, type NavigationGroup } from './navigation.ts';

const Columns = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[32]} ${space[20]};
  margin-top: ${space[20]};
  ${media.up(900)} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
    margin-top: 0;
    padding-top: 40px;
    border-top: 1px solid var(--hairline);
  }
`;

const Title = styled.h3`
  margin-bottom: 4px;
  color: ${color.sanyan400};
  font: 650 1rem/1.4 var(--sans);
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
  }
`;

function Column({ column }: { column: NavigationGroup }) {
  const target = column.newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <div>
      <Title id={column.id}>{column.title}</Title>
      <ul aria-labelledby={column.id}>
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
      </ul>
    </div>
  );
}

/** The site's links once more, in four columns (FT-03). */
export function FooterNavigation() {
  return (
    <Columns aria-label="Footer">
      {footerColumns.map((column) => (
        <Column key={column.id} column={column} />
      ))}
    </Columns>
  );
}
