import { EmailForm } from '../email-form/email-form.tsx';
import { carRentalForm } from '../forms/car-rental-form.ts';
import { careerForm } from '../forms/career-form.ts';
import { newsletterForm } from '../forms/mailing-list-form.ts';
import { galleryQuoteForm, onTheMoveQuoteForm } from '../forms/quote-forms.ts';

// Each is only a form; the page around it has the heading.

/** Newsletter sign-up for dark backgrounds (HM-11). */
export const NewsletterFragment = () => <EmailForm spec={newsletterForm} layout="row" look="line" />;

/** FC-18. */
export const CarRentalFragment = () => <EmailForm spec={carRentalForm} />;

/** FC-20. */
export const OnTheMoveQuoteFragment = () => <EmailForm spec={onTheMoveQuoteForm} />;

/** MD-02. */
export const GalleryQuoteFragment = () => <EmailForm spec={galleryQuoteForm} />;

/** PG-05. */
export const CareerApplicationFragment = () => <EmailForm spec={careerForm} />;
