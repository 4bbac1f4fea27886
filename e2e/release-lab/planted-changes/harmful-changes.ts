import { drawn, first, swapped, whenDrawn } from './module-changes.ts';
import type { PlantedChange } from './planted-change.ts';

/** Changes that harm visitors, by package, with the message that each is refused with. */
export const harmfulChanges: Readonly<Record<string, readonly (PlantedChange & { says: RegExp })[]>> = {
  'mf-forms': [
    {
      what: 'server and browser draw different things',
      modules: { 'request-quote-view': drawn('RequestQuoteView', '()=>"planted"') },
      says: /\/request-quote.*: mf-forms\/request-quote renders differently in the browser/,
    },
    {
      what: 'text that is too pale to read',
      onBothSides: { 'letter-page-view': swapped(/\bli\{/g, 'li{color:#bbb;') },
      says: /\/media\/newsletter: axe finds color-contrast/,
    },
  ],
  'mf-marketing': [
    {
      what: 'a view throws when it is hydrated',
      modules: { 'cinema-view': drawn('CinemaView', '()=>{throw Error("planted")}') },
      says: /\/facilities\/ariya-cinema.*: mf-marketing\/cinema-view throws: planted/,
    },
    {
      what: 'a call to a place that the policy does not know',
      modules: {
        'cafe-view': whenDrawn('CafeView', 'fetch("https://elsewhere.example/collect").catch(()=>{})'),
      },
      says: /the policy \(connect-src\) refuses https:\/\/elsewhere\.example\/collect/,
    },
    {
      what: 'a second h1',
      onBothSides: { 'lounge-view': swapped(/level:2,children:(?=.When you take)/g, 'level:1,children:') },
      says: /\/facilities\/ariya-lounge: the page has 2 h1/,
    },
  ],
  'mf-bookings': [
    {
      what: 'a lazy chunk that throws',
      modules: { 'invoice-pdf': first('throw Error("planted")') },
      says: /mf-bookings\/invoice-pdf does not run: Error: planted/,
    },
    {
      what: 'a field of stored stays has another name',
      onBothSides: { 'stay-ledger': swapped('place:', 'lodging:') },
      says: /mf-bookings\/stored-samples\/stay-[\w-]+\.json .*is not read/,
    },
  ],
  shell: [
    {
      what: 'a shell that does not start',
      modules: { start: first('throw Error("planted")') },
      says: /shell\/start throws: planted/,
    },
  ],
};
