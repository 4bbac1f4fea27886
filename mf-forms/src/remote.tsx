import { defineRemote } from '@venue/shared/contract/remote.tsx';
import type { EmailForm, EmailFormLook } from './email-form/email-form.tsx';
import type { EmailFormSpec } from './email-form/email-form-spec.ts';
import { HostProvider } from './host.ts';

/** A fragment that is only a form; the page around it has the heading. */
function formFragment(module: { EmailForm: typeof EmailForm }, spec: EmailFormSpec, look?: EmailFormLook) {
  return () => <module.EmailForm spec={spec} {...look} />;
}

export const remote = defineRemote('mf-forms', {
  HostProvider,
  views: {
    contact: async () => (await import('./pages/contact-view.tsx')).ContactView,
    'request-quote': async () => (await import('./pages/request-quote-view.tsx')).RequestQuoteView,
    visit: async () => (await import('./pages/visit-view.tsx')).VisitView,
    'newsletter-page': async () => (await import('./pages/newsletter-page-view.tsx')).NewsletterPageView,
  },
  fragments: {
    callback: async () => (await import('./pages/callback-fragment.tsx')).CallbackFragment,
    newsletter: async () =>
      formFragment(
        await import('./email-form/email-form.tsx'),
        (await import('./forms/newsletter-form.ts')).newsletterForm,
        {
          layout: 'row',
          look: 'line',
        },
      ),
    'car-rental': async () =>
      formFragment(
        await import('./email-form/email-form.tsx'),
        (await import('./forms/car-rental-form.ts')).carRentalForm,
      ),
    'on-the-move-quote': async () =>
      formFragment(
        await import('./email-form/email-form.tsx'),
        (await import('./forms/quote-forms.ts')).onTheMoveQuoteForm,
      ),
    'gallery-quote': async () =>
      formFragment(
        await import('./email-form/email-form.tsx'),
        (await import('./forms/quote-forms.ts')).galleryQuoteForm,
      ),
    'career-application': async () =>
      formFragment(
        await import('./email-form/email-form.tsx'),
        (await import('./forms/career-form.ts')).careerForm,
      ),
  },
});
