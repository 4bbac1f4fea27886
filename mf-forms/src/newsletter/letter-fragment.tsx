import { EmailForm } from '../mail-form/email-form.tsx';
import { useHost } from '../host.ts';
import { newsletterForm } from './letter-form.ts';

/** Newsletter sign-up for indigo grounds (HM-11). The page around it draws heading and band. */
export function NewsletterFragment() {
  return <EmailForm spec={newsletterForm} host={useHost()} layout="row" look="line" />;
}
