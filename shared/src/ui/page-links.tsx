import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { LinkProps } from '../contract/host.ts';
import { color, media, role } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';

const List = styled.ul`
  border-bottom: 1px solid ${role.hairline};
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 60px;
    border-top: 1px solid ${role.hairline};
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    small {
      font-size: 1em;
      font-weight: 400;
      color: ${role.text2};
    }
    ${media.hover} {
      &:hover {
        color: ${color.indigo700};
      }
    }
  }
`;

/** Links to other pages. */
export function PageLinks(props: {
  label: string;
  link: ComponentType<LinkProps>;
  links: readonly { title: string; path: string; note?: string }[];
}) {
  const { link: Link } = props;
  return (
    <nav aria-label={props.label}>
      <List>
        {props.links.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              <span>
                {page.title}
                {page.note !== undefined && <small> {page.note}</small>}
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
