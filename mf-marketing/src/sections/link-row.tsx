import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { PageLink } from '../content/links.ts';
import { useHost } from '../host.ts';

/** Links side by side, each 44 px high. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[20]};
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font: 600 1rem/1.25 var(--sans);
  }
`;

/** A row of links, the first one with an arrow. */
export function NextLinks({ of }: { of: readonly PageLink[] }) {
  const { Link } = useHost();
  return (
    <LinkRow>
      {of.map(({ title, hiddenText, path }, index) => (
        <Link key={title} to={path}>
          <span>
            {title}
            {hiddenText !== undefined && <VisuallyHidden> {hiddenText}</VisuallyHidden>}
          </span>
          {index === 0 && <Icon name="arrow" />}
        </Link>
      ))}
    </LinkRow>
  );
}
