import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { termGroups } from '../../content/terms.ts';
import { GoBack } from './go-back.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  ${media.up(900)} {
    position: sticky;
    top: calc(${layout.headerHeight} + 24px);
  }
`;

const List = styled.ol`
  ${media.up(640)} {
    columns: 2;
    column-gap: ${layout.columnGap};
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    line-height: 1.3;
  }
  ${media.up(900)} {
    columns: 1;
    a {
      min-height: 36px;
    }
  }
`;

/** Contents of the page, and the way back; both stay in view beside the terms. */
export function TermsContents() {
  return (
    <Frame>
      <nav aria-labelledby="contents">
        <Heading level={2} look="h4" id="contents">
          On this page
        </Heading>
        <List>
          {termGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </List>
      </nav>
      <GoBack />
    </Frame>
  );
}
