import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { useHost } from '../host.ts';

type ButtonLinkProps = { to: string; look?: ButtonLook; wide?: boolean; children: ReactNode };

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ to, look = 'primary', wide = false, children }: ButtonLinkProps) {
  const { Link } = useHost();
  return (
    <Button as={Link} to={to} $look={look} $wide={wide}>
      {children}
    </Button>
  );
}
