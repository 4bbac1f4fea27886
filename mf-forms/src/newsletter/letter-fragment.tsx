import { EmailForm } from '../mail-form/email-form.tsx';
import { newsletterForm } from './subscription-form.ts';

/** Newsletter sign-up for dark backgrounds (HM-11). The page around it has the heading. */
export function NewsletterFragment() {
  return <EmailForm spec={newsletterForm} layout="row" look="line" />;
}
