import { EmailForm } from '../mail-form/email-form.tsx';
import { newsletterForm } from './subscription-form.ts';

/** Newsletter sign-up for indigo grounds (HM-11). The page around it draws heading and band. */
export function NewsletterFragment() {
  return <EmailForm spec={newsletterForm} layout="row" look="line" />;
}
