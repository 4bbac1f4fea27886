import type { FormEvent } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
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
export function GoBack() {
  const { navigate } = useHost();
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    if (hasPageBefore(window)) window.history.back();
    else navigate(addressOf('mf-marketing/home'));
  };
  return (
    <form action={addressOf('mf-marketing/home')} onSubmit={goBack}>
      <Button type="submit" $variant="line">
        <Icon name="previous" />
        Go Back
      </Button>
    </form>
  );
}
