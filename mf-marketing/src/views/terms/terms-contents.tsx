import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { stickyColumn } from '@venue/shared/theme/styles.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { FoldedOnPhones } from '@venue/shared/ui/folded-on-phones.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { termGroups } from '../../content/terms/terms.ts';
import { useHost } from '../../host.ts';

type Visit = {
  history: { length: number };
  /** Missing in browsers without the Navigation API; it counts only pages of this site. */
  navigation?: { canGoBack: boolean } | undefined;
};

/** Whether Back would show a page of this site, as far as the browser tells (PG-07). */
export function hasPageBefore({ history, navigation }: Visit): boolean {
  return navigation?.canGoBack ?? history.length > 1;
}

/**
 * Goes to the previous page, or home if there is none (PG-07). A form, not a link: the shell turns clicks on links into
 * navigations before a view sees them. Without scripts it leads home.
 */
function GoBack() {
  const { navigate } = useHost();
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    if (hasPageBefore(window)) window.history.back();
    else navigate(addressOf('mf-marketing/home'));
  };
  return (
    <form action={addressOf('mf-marketing/home')} onSubmit={goBack}>
      <Button type="submit" $look="line">
        <Icon name="previous" />
        Go Back
      </Button>
    </form>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  ${stickyColumn}
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
        <FoldedOnPhones id="contents" title="On this page" hint={`${termGroups.length} parts`}>
          <List>
            {termGroups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </List>
        </FoldedOnPhones>
      </Contents>
      <GoBack />
    </Frame>
  );
}
