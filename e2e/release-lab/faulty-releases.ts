import {
  replaceView,
  prepend,
  replaceText,
  onRender,
  type PlantedChange,
  isWide,
  append,
} from './module-edits.ts';

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
      onBothSides: { 'mailing-list-view': replaceText(/\bli\{/g, 'li{color:#bbb;') },
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
        'lounge-view': replaceText(/level:2,children:(?=.When you hire)/g, 'level:1,children:'),
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

/** Harmless changes, by package. */
export const harmlessChanges: Readonly<Record<string, readonly PlantedChange[]>> = {
  'mf-forms': [
    {
      description: 'another hint beside a field',
      texts: { 'In case we have a question first': 'If we have a question first' },
    },
    {
      description: 'darker text, on both sides',
      onBothSides: { 'mailing-list-view': replaceText(/\bli\{/g, 'li{color:#111;') },
    },
    {
      description: 'an error that is caught',
      modules: { 'contact-view': onRender('ContactView', 'try{throw Error("planted")}catch{}') },
    },
  ],
  'mf-marketing': [
    {
      description: 'a clock that never stops',
      modules: { 'lounge-view': append('setInterval(()=>{document.documentElement.dataset.now=1},100)') },
    },
    {
      description: 'a fetch that is cancelled',
      modules: {
        'cafe-view': onRender(
          'CafeView',
          'const a=new AbortController();fetch("/site.webmanifest",{signal:a.signal}).catch(()=>{});a.abort()',
        ),
      },
    },
  ],
  'mf-bookings': [
    {
      description: 'a lazy chunk that does more when it is loaded',
      modules: { 'stay-receipt': append('globalThis.planted=new Map()') },
    },
    {
      description: 'a further optional field of stored stays',
      onBothSides: { 'stay-ledger': replaceText(/changes:(\w+)\((\w+)\)/g, '$&,planted:$1($2)') },
    },
    {
      description: 'something more for wide screens alone',
      modules: { 'privacy-view': onRender('PrivacyView', `if(${isWide})performance.mark("planted")`) },
    },
  ],
};
