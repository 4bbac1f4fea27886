import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { cinema } from '../../content/cinema.ts';
import { useHost } from '../../host.ts';

/** The way out to the cinema's own site (FC-21); without an address, the telephone. */
export function FilmAction({ look = 'primary' }: { look?: ButtonLook }) {
  const address = useHost().config.links.cinema;
  if (!address)
    return (
      <Button as="a" href={telephoneLink(mainPhone)} $look={look}>
        {mainPhone}
      </Button>
    );
  return (
    <Button as="a" href={address} target="_blank" rel="noopener" $look={look}>
      {cinema.programme.online.action}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
