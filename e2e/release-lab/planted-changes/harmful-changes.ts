import { replaceView, prepend, replaceText, onRender } from './module-changes.ts';
import type { PlantedChange } from './planted-change.ts';

/** Changes that harm visitors, by package, with the message that each is refused with. */
export const harmfulChanges: Readonly<Record<string, readonly (PlantedChange & { message: RegExp })[]>> = {
  'mf-forms': [
    {
      description: 'different content on server and browser',
      modules: { 'request-quote-view': replaceView('RequestQuoteView', '()=>"planted"') },
      message: /\/request-quote.*: mf-forms\/request-quote renders differently in the browser/,
    },
    {
      description: 'text with too little contrast',
      onBothSides: { 'newsletter-page-view': replaceText(/\bli\{/g, 'li{color:#bbb;') },
      message: /\/media\/newsletter: axe finds color-contrast/,
    },
  ],
  'mf-marketing': [
    {
      description: 'a view that throws during hydration',
      modules: { 'cinema-view': replaceView('CinemaView', '()=>{throw Error("planted")}') },
      message: /\/facilities\/ariya-cinema.*: mf-marketing\/cinema-view throws: planted/,
    },
    {
      description: 'a request that the policy does not allow',
      modules: {
        'cafe-view': onRender('CafeView', 'fetch("https://elsewhere.example/collect").catch(()=>{})'),
      },
      message: /the policy \(connect-src\) refuses https:\/\/elsewhere\.example\/collect/,
    },
    {
      description: 'a second h1',
      onBothSides: {
        'lounge-view': replaceText(/level:2,children:(?=.When you take)/g, 'level:1,children:'),
      },
      message: /\/facilities\/ariya-lounge: the page has 2 h1/,
    },
  ],
  'mf-bookings': [
    {
      description: 'a lazy chunk that throws',
      modules: { 'invoice-pdf': prepend('throw Error("planted")') },
      message: /mf-bookings\/invoice-pdf does not run: Error: planted/,
    },
    {
      description: 'a renamed field of stored stays',
      onBothSides: { 'stay-ledger': replaceText('place:', 'lodging:') },
      message: /mf-bookings\/stored-samples\/stay-[\w-]+\.json .*is not read/,
    },
  ],
  shell: [
    {
      description: 'a shell that does not start',
      modules: { start: prepend('throw Error("planted")') },
      message: /shell\/start throws: planted/,
    },
  ],
};
