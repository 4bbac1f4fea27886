import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

export const remote = defineRemote('mf-forms', {
  HostProvider,
  views: {
    contact: async () => (await import('./views/contact-view.tsx')).ContactView,
    'request-quote': async () => (await import('./views/request-quote-view.tsx')).RequestQuoteView,
    visit: async () => (await import('./views/visit-view.tsx')).VisitView,
    'newsletter-page': async () => (await import('./views/mailing-list-view.tsx')).MailingListView,
  },
  fragments: {
    callback: async () => (await import('./views/callback-fragment.tsx')).CallbackFragment,
    newsletter: async () => (await import('./views/form-fragments.tsx')).NewsletterFragment,
    'car-rental': async () => (await import('./views/form-fragments.tsx')).CarRentalFragment,
    'on-the-move-quote': async () => (await import('./views/form-fragments.tsx')).OnTheMoveQuoteFragment,
    'gallery-quote': async () => (await import('./views/form-fragments.tsx')).GalleryQuoteFragment,
    'career-application': async () => (await import('./views/form-fragments.tsx')).CareerApplicationFragment,
  },
});
