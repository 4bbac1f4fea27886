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

/** Whether going back shows a page, as far as the browser tells (PG-07). */
export function hasPageBefore({ history, navigation }: Visit): boolean {
  return navigation?.canGoBack ?? history.length > 1;
}

/**
 * To the previous page, or home where there is none (PG-07). A form and not a link: without the code it leads home
 * as a link would, and links of the site are turned into navigations before a view hears of the click.
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
