import { isWide, last, swapped, whenDrawn } from './module-changes.ts';
import type { PlantedChange } from './planted-change.ts';

/** Harmless changes, by package. */
export const harmlessChanges: Readonly<Record<string, readonly PlantedChange[]>> = {
  'mf-forms': [
    {
      what: 'another hint beside a field',
      texts: { 'We send the quote here': 'The quote goes here' },
    },
    {
      what: 'darker text, on both sides',
      onBothSides: { 'letter-page-view': swapped(/\bli\{/g, 'li{color:#111;') },
    },
    {
      what: 'an error that is caught',
      modules: { 'contact-view': whenDrawn('ContactView', 'try{throw Error("planted")}catch{}') },
    },
  ],
  'mf-marketing': [
    {
      what: 'a clock that never stops',
      modules: { 'lounge-view': last('setInterval(()=>{document.documentElement.dataset.now=1},100)') },
    },
    {
      what: 'a fetch that is cancelled',
      modules: {
        'cafe-view': whenDrawn(
          'CafeView',
          'const a=new AbortController();fetch("/site.webmanifest",{signal:a.signal}).catch(()=>{});a.abort()',
        ),
      },
    },
  ],
  'mf-bookings': [
    {
      what: 'a lazy chunk that does more when it is loaded',
      modules: { 'stay-receipt': last('globalThis.planted=new Map()') },
    },
    {
      what: 'a further optional field of stored stays',
      onBothSides: { 'stay-ledger': swapped(/notice:(\w+)\((\w+)\)/g, '$&,planted:$1($2)') },
    },
    {
      what: 'something more for wide screens alone',
      modules: { 'privacy-view': whenDrawn('PrivacyView', `if(${isWide})performance.mark("planted")`) },
    },
  ],
};
