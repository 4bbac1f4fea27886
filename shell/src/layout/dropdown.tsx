import { css, keyframes, styled } from 'styled-components';
import { color, layout, media, motion, surface, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { ariaCurrent, type NavigationGroup } from './menus.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const twoColumns = css`
  left: -180px;
  width: 620px;
  grid-template-columns: 1fr 1fr;
`;

const Panel = styled.ul<{ $wide: boolean }>`
  margin: 0 ${layout.gutter} 16px;
  padding: 0 0 12px 16px;
  border-left: 2px solid ${color.sanyan400};
  ${media.up(1200)} {
    ${surface.light}
    position: absolute;
    top: 100%;
    left: 0;
    display: grid;
    width: 300px;
    margin: 0;
    padding: 0;
    border: 1px solid ${color.line};
    border-top: 0;
    animation: ${appear} ${motion.slow};
    ${(props) => (props.$wide ? twoColumns : '')}
  }
`;

const Item = styled.a`
  font: 500 1rem/1.35 var(--sans);
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 48px;
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    color: ${color.brass400};
  }
  ${media.up(1200)} {
    display: grid;
    gap: 1px;
    align-content: center;
    font-weight: 600;
    height: 100%;
    min-height: 64px;
    padding: 11px 20px;
    border-top: 1px solid var(--hairline);
    transition:
      background-color ${motion.fast},
      color ${motion.fast};
    > svg {
      display: none;
    }
    &[aria-current='page'] {
      color: ${color.ink};
      box-shadow: inset 3px 0 ${color.brass400};
    }
    &:hover {
      background: ${color.starch100};
      color: ${color.indigo700};
    }
  }
`;

const Remark = styled.span`
  ${type.small}
  display: none;
  color: var(--text-2);
  ${media.up(1200)} {
    display: block;
  }
`;

const NewTabCell = styled.li`
  ${type.small}
  display: none;
  gap: 8px;
  align-items: center;
  padding: 10px 20px;
  border-top: 1px solid var(--hairline);
  background: ${color.starch100};
  color: var(--text-2);
  ${media.up(1200)} {
    display: flex;
  }
`;

type DropdownProps = {
  group: NavigationGroup;
  /** The current address. */
  currentPath: string;
};

/** The links of one group, in two columns if there are more than six. */
export function Dropdown({ group, currentPath }: DropdownProps) {
  const newTab = group.newTab ?? false;
  const target = newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <Panel $wide={group.links.length > 6}>
      {group.links.map((link) => (
        <li key={link.path}>
          <Item href={link.path} aria-current={ariaCurrent(currentPath, link)} {...target}>
            <span>
              {link.title}
              {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
            </span>
            {newTab && <Icon name="newTab" />}
            {link.note !== undefined && <Remark>{link.note}</Remark>}
          </Item>
        </li>
      ))}
      {newTab && (
        <NewTabCell aria-hidden="true">
          <Icon name="newTab" /> These open in a new tab
        </NewTabCell>
      )}
    </Panel>
  );
}
