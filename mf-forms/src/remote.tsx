import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

export const remote = defineRemote('mf-forms', {
  HostProvider,
  views: {
    contact: async () => (await import('./contact/contact-view.tsx')).ContactView,
    'request-quote': async () => (await import('./quote/request-quote-view.tsx')).RequestQuoteView,
    visit: async () => (await import('./visit/visit-view.tsx')).VisitView,
    'newsletter-page': async () => (await import('./newsletter/letter-page-view.tsx')).NewsletterPageView,
  },
  fragments: {
    callback: async () => (await import('./callback/callback-fragment.tsx')).CallbackFragment,
    newsletter: async () => (await import('./newsletter/letter-fragment.tsx')).NewsletterFragment,
    'car-rental': async () => (await import('./car-rental/car-rental-fragment.tsx')).CarRentalFragment,
    'on-the-move-quote': async () =>
      (await import('./quote/on-the-move-quote-fragment.tsx')).OnTheMoveQuoteFragment,
    'gallery-quote': async () => (await import('./quote/gallery-quote-fragment.tsx')).GalleryQuoteFragment,
    'career-application': async () =>
      (await import('./career/career-application-fragment.tsx')).CareerApplicationFragment,
  },
});
