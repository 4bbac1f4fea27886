import { styled } from 'styled-components';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Fold } from '@venue/shared/ui/fold.tsx';
import { stickyBeside } from '@venue/shared/theme/sticky-beside.ts';
import { termGroups } from '../../content/terms/terms.ts';
import { GoBack } from './go-back.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  ${stickyBeside}
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

const Contents = styled.nav`
  > details {
    border-bottom: 1px solid ${role.hairline};
    > h2 {
      ${type.h4}
      color: ${role.text};
    }
    ${media.up(900)} {
      border: 0;
    }
  }
`;

/** Contents (folded on phones) and Go Back; both stay in view beside the terms. */
export function TermsContents() {
  return (
    <Frame>
      <Contents aria-labelledby="contents">
        <Fold id="contents" title="On this page" hint={`${termGroups.length} parts`}>
          <List>
            {termGroups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </List>
        </Fold>
      </Contents>
      <GoBack />
    </Frame>
  );
}
