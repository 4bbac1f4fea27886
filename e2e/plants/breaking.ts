import { deadWeight, drawn, first, isWide, last, swapped, whenDrawn } from './module-changes.ts';
import { brokenAgreements } from './broken-agreements.ts';
import type { BreakingPlant } from './plant.ts';
import { policyBreaches } from './policy-breaches.ts';

/** Changes that hurt visitors, each by itself. */
export const breakingPlants: readonly BreakingPlant[] = [
  {
    what: 'a view throws when it is hydrated',
    package: 'mf-forms',
    change: { modules: { 'contact-view': drawn('ContactView', '()=>{throw Error("planted")}') } },
    says: /\/contact-us.*: mf-forms\/contact-view throws: planted/,
  },
  {
    what: 'a fragment throws when it wakes',
    package: 'mf-forms',
    change: {
      modules: { 'newsletter-fragment': drawn('NewsletterFragment', '()=>{throw Error("planted")}') },
    },
    says: /\/.*: mf-forms\/newsletter-fragment throws: planted/,
  },
  {
    what: 'a fragment throws that stands on every page',
    package: 'mf-forms',
    change: { modules: { 'callback-fragment': drawn('CallbackFragment', '()=>{throw Error("planted")}') } },
    says: /mf-forms\/callback-fragment throws: planted/,
  },
  {
    what: 'server and browser draw different things',
    package: 'mf-forms',
    change: { modules: { 'request-quote-view': drawn('RequestQuoteView', '()=>"planted"') } },
    says: /\/request-quote.*: mf-forms\/request-quote draws something else in the browser/,
  },
  {
    what: 'a page without heading and title',
    package: 'mf-forms',
    change: { onBothSides: { 'newsletter-page-view': drawn('NewsletterPageView', '()=>"planted"') } },
    says: /\/media\/newsletter: it has no title\n.*it has 0 h1/s,
  },
  {
    what: 'a second h1',
    package: 'mf-marketing',
    change: {
      onBothSides: { 'career-view': swapped('level:2,id:`apply-title`', 'level:1,id:`apply-title`') },
    },
    says: /\/career: it has 2 h1/,
  },
  {
    what: 'text outside of every landmark',
    package: 'mf-marketing',
    change: {
      modules: {
        'lounge-view': whenDrawn(
          'LoungeView',
          'if(globalThis.document)document.body.append(Object.assign(document.createElement("p"),{textContent:"planted"}))',
        ),
      },
    },
    says: /axe finds region: .*planted/,
  },
  {
    what: 'a field without a label',
    package: 'mf-forms',
    change: {
      onBothSides: {
        'request-quote-view': swapped(/(name:`estimatedGuests`,label:)`[^`]*`/g, '$1``'),
      },
    },
    says: /\/request-quote: axe finds label: .*estimatedGuests/s,
  },
  {
    what: 'text that is too pale to read',
    package: 'mf-forms',
    change: {
      onBothSides: {
        'newsletter-page-view': swapped(/\bli\{/g, 'li{color:#bbb;'),
      },
    },
    says: /\/media\/newsletter: axe finds color-contrast/,
  },
  {
    what: '150 KB of dead weight',
    package: 'mf-forms',
    change: { modules: { 'contact-view': last(`globalThis.planted="${deadWeight(150_000)}"`) } },
    says: /\/contact-us: it is heavier than its budget: .*mf-forms\/contact-view grew by/,
  },
  {
    what: 'a lazy chunk that throws',
    package: 'mf-bookings',
    change: { modules: { 'invoice-pdf': first('throw Error("planted")') } },
    says: /mf-bookings\/invoice-pdf does not run: Error: planted/,
  },
  {
    what: 'a lazy chunk that asks for a file which is not there',
    package: 'mf-bookings',
    change: { modules: { 'stay-receipt': first('import"./planted-12345678.js"') } },
    says: /mf-bookings\/stay-receipt does not run/,
  },
  {
    what: 'a view whose code never ends loading',
    package: 'mf-marketing',
    change: { modules: { 'cafe-view': first('await new Promise(()=>{})') } },
    says: /mf-marketing\/cafe does not come to life/,
  },
  {
    what: 'a picture that is not there',
    package: 'mf-marketing',
    change: {
      modules: { 'cafe-view': whenDrawn('CafeView', 'new Image().src="/mf-marketing/planted.avif"') },
    },
    says: /\/mf-marketing\/planted\.avif is not there/,
  },
  {
    what: 'a picture that is none',
    package: 'mf-marketing',
    change: {
      modules: {
        'cafe-view': whenDrawn(
          'CafeView',
          'if(globalThis.document)document.body.append(Object.assign(new Image(),{src:"/site.webmanifest",alt:"planted"}))',
        ),
      },
    },
    says: /\/site\.webmanifest cannot be shown as a picture/,
  },
  {
    what: 'a promise that nobody catches',
    package: 'mf-marketing',
    change: { modules: { 'lounge-view': whenDrawn('LoungeView', 'Promise.reject(Error("planted"))') } },
    says: /mf-marketing\/lounge-view throws: planted/,
  },
  {
    what: 'an error in a timer',
    package: 'mf-marketing',
    change: {
      modules: { 'cafe-view': whenDrawn('CafeView', 'setTimeout(()=>{throw Error("planted")})') },
    },
    says: /mf-marketing\/cafe-view throws: planted/,
  },
  {
    what: 'a view throws on wide screens alone',
    package: 'mf-marketing',
    change: { modules: { 'cafe-view': whenDrawn('CafeView', `if(${isWide})throw Error("planted")`) } },
    says: /mf-marketing\/cafe-view throws: planted \(only on a screen of 1280 px\)/,
  },
  {
    what: 'server and browser draw different things on wide screens alone',
    package: 'mf-forms',
    change: {
      modules: { 'request-quote-view': whenDrawn('RequestQuoteView', `if(${isWide})return "planted"`) },
    },
    says: /\/request-quote: mf-forms\/request-quote draws something else .* \(only on a screen of 1280 px\)/,
  },
  {
    what: 'text that is too pale to read on wide screens alone',
    package: 'mf-forms',
    change: {
      onBothSides: {
        'newsletter-page-view': swapped(/\bli\{/g, 'li{@media (min-width:1000px){color:#bbb;}'),
      },
    },
    says: /\/media\/newsletter: axe finds color-contrast.* \(only on a screen of 1280 px\)/s,
  },
  {
    what: 'a service worker that cannot be installed',
    package: 'shell',
    change: { texts: { 'self.skipWaiting()': 'Promise.reject(Error(`planted`))' } },
    says: /worker\.js is not installed/,
  },
  {
    what: 'a service worker that keeps nothing',
    package: 'shell',
    change: { texts: { 'self.clients.claim()': 'self.registration.unregister()' } },
    says: /worker\.js (?:is not installed|does not keep)/,
  },
  {
    what: 'a shell that does not start',
    package: 'shell',
    change: { modules: { start: first('throw Error("planted")') } },
    says: /shell\/start throws: planted/,
  },
  {
    what: 'a lazy chunk of the shell that throws',
    package: 'shell',
    change: { modules: { 'federation-runtime': first('throw Error("planted")') } },
    says: /shell\/federation-runtime does not run: Error: planted/,
  },
  {
    what: 'a frame that the shell draws otherwise in the browser',
    package: 'shell',
    change: { modules: { start: swapped('Skip to', 'Jump to') } },
    says: /shell draws something else in the browser/,
  },
  ...policyBreaches,
  ...brokenAgreements,
];
