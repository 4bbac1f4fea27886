import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { LinkProps } from '../contract/host.ts';
import { color, role, type } from '../theme/tokens.ts';

const Trail = styled.ol`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: ${role.text2};
`;

/** The page's name is cut short rather than wrapped. */
const Step = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  &[aria-current] {
    flex: 1 1 4rem;
    min-width: 0;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li + &::before {
    content: '';
    flex: none;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: ${color.sanyan400};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline: -5px;
    padding-inline: 5px;
    color: inherit;
  }
`;

/** `current` is the page itself, `trail` the pages above it. */
export function Breadcrumbs(props: {
  link: ComponentType<LinkProps>;
  trail: readonly { title: string; path: string }[];
  current: string;
}) {
  const { link: Link } = props;
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {props.trail.map((step) => (
          <Step key={step.path}>
            <Link to={step.path}>{step.title}</Link>
          </Step>
        ))}
        <Step aria-current="page">
          <span>{props.current}</span>
        </Step>
      </Trail>
    </nav>
  );
}
