import { EmailForm } from '../email-form/email-form.tsx';
import { carRentalForm } from '../forms/car-rental-form.ts';
import { careerForm } from '../forms/career-form.ts';
import { newsletterForm } from '../forms/mailing-list-form.ts';
import { galleryQuoteForm, onTheMoveQuoteForm } from '../forms/quote-forms.ts';

// Each is only a form; the page around it has the heading.

/** Newsletter sign-up for dark backgrounds (HM-11). */
export function NewsletterFragment() {
  return <EmailForm spec={newsletterForm} layout="row" look="line" />;
}

/** Car rental (FC-18). */
export function CarRentalFragment() {
  return <EmailForm spec={carRentalForm} />;
}

/** Quote form of the on-the-move page (FC-20). */
export function OnTheMoveQuoteFragment() {
  return <EmailForm spec={onTheMoveQuoteForm} />;
}

/** Quote form of the gallery (MD-02). */
export function GalleryQuoteFragment() {
  return <EmailForm spec={galleryQuoteForm} />;
}

/** Application form (PG-05). */
export function CareerApplicationFragment() {
  return <EmailForm spec={careerForm} />;
}
