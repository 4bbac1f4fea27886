import type { EmailFormSpec } from '../email-form/email-form-spec.ts';
import { callbackForm } from './callback-form.ts';
import { carRentalForm } from './car-rental-form.ts';
import { careerForm } from './career-form.ts';
import { contactForm } from './contact-form.ts';
import { newsletterForm } from './mailing-list-form.ts';
import { galleryQuoteForm, onTheMoveQuoteForm, requestQuoteForm } from './quote-forms.ts';
import { visitForm } from './visit-form.ts';

/** Every form, for templates and tests; pages load only their own. */
export const allForms: readonly EmailFormSpec[] = [
  contactForm,
  callbackForm,
  newsletterForm,
  carRentalForm,
  onTheMoveQuoteForm,
  galleryQuoteForm,
  requestQuoteForm,
  visitForm,
  careerForm,
];
