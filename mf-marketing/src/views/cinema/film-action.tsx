import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { cinema } from '../../content/evening/cinema.ts';

/** The way out to the cinema's own site (FC-21). */
export function ProgrammeLink({ address }: { address: string }) {
  return (
    <Button as="a" href={address} target="_blank" rel="noopener">
      {cinema.programme.online.action}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}
