import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

export const remote = defineRemote('mf-forms', {
  HostProvider,
  views: {
    contact: async () => (await import('./pages/contact-view.tsx')).ContactView,
    'request-quote': async () => (await import('./pages/request-quote-view.tsx')).RequestQuoteView,
    visit: async () => (await import('./pages/visit-view.tsx')).VisitView,
    'newsletter-page': async () => (await import('./pages/mailing-list-view.tsx')).MailingListView,
  },
  fragments: {
    callback: async () => (await import('./pages/callback-fragment.tsx')).CallbackFragment,
    newsletter: async () => (await import('./pages/form-fragments.tsx')).NewsletterFragment,
    'car-rental': async () => (await import('./pages/form-fragments.tsx')).CarRentalFragment,
    'on-the-move-quote': async () => (await import('./pages/form-fragments.tsx')).OnTheMoveQuoteFragment,
    'gallery-quote': async () => (await import('./pages/form-fragments.tsx')).GalleryQuoteFragment,
    'career-application': async () => (await import('./pages/form-fragments.tsx')).CareerApplicationFragment,
  },
});
