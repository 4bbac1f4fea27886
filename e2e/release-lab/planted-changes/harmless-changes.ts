import { isWide, append, replaceText, onRender } from './module-changes.ts';
import type { PlantedChange } from './planted-change.ts';

/** Harmless changes, by package. */
export const harmlessChanges: Readonly<Record<string, readonly PlantedChange[]>> = {
  'mf-forms': [
    {
      description: 'another hint beside a field',
      texts: { 'We send the quote here': 'The quote goes here' },
    },
    {
      description: 'darker text, on both sides',
      onBothSides: { 'newsletter-page-view': replaceText(/\bli\{/g, 'li{color:#111;') },
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
      onBothSides: { 'stay-ledger': replaceText(/notice:(\w+)\((\w+)\)/g, '$&,planted:$1($2)') },
    },
    {
      description: 'something more for wide screens alone',
      modules: { 'privacy-view': onRender('PrivacyView', `if(${isWide})performance.mark("planted")`) },
    },
  ],
};
