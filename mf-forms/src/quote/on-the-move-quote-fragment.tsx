import { EmailForm } from '../mail-form/email-form.tsx';
import { onTheMoveQuoteForm } from './on-the-move-quote-form.ts';

/** Quote form of the on-the-move page (FC-20). The page around it has the heading. */
export function OnTheMoveQuoteFragment() {
  return <EmailForm spec={onTheMoveQuoteForm} />;
}
