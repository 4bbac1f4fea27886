import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { replaceIn, writeNew } from '../ownership/edit.ts';
import { sandboxOrigin } from '../site/test-ports.ts';
import { deadWeight, first, isWide, last, swapped, whenDrawn } from './module-changes.ts';
import type { Plant } from './plant.ts';

type View = RemoteManifest['views'][string];

function withViews(manifest: RemoteManifest | undefined, change: (view: View) => View) {
  if (!manifest) throw new Error('the release declares nothing');
  const views = Object.entries(manifest.views).map(([id, view]) => [id, change(view)] as const);
  return { manifest: { ...manifest, views: Object.fromEntries(views) } };
}

async function importStyles(checkout: string): Promise<void> {
  const folder = path.join(checkout, 'mf-forms/src/contact');
  const view = path.join(folder, 'contact-view.tsx');
  await writeFile(path.join(folder, 'planted.css'), 'main > [data-part] a { letter-spacing: 0.01em; }\n');
  await writeFile(view, `import './planted.css';\n${await readFile(view, 'utf8')}`);
}

async function moveView(checkout: string): Promise<void> {
  const folder = path.join(checkout, 'mf-forms/src');
  const view = path.join(folder, 'contact/contact-view.tsx');
  const moved = (await readFile(view, 'utf8')).replaceAll("from './", "from '../contact/");
  await rm(view);
  await writeNew(path.join(folder, 'visit/visit-us.tsx'), moved);
  await replaceIn(path.join(folder, 'remote.tsx'), './contact/contact-view.tsx', './visit/visit-us.tsx');
}

async function addRemark(checkout: string): Promise<void> {
  const view = path.join(checkout, 'mf-forms/src/contact/contact-view.tsx');
  await writeFile(view, `${await readFile(view, 'utf8')}// planted\n`);
}

async function addTest(checkout: string): Promise<void> {
  await writeNew(path.join(checkout, 'mf-forms/src/contact/planted.test.ts'), '// planted\n');
}

/** Changes that hurt nobody, each by itself. */
export const harmlessPlants: readonly Plant[] = [
  {
    what: 'another hint beside a field',
    package: 'mf-forms',
    change: { texts: { 'We send the quote here': 'The quote goes here' } },
  },
  {
    what: 'a comment',
    package: 'mf-forms',
    change: { modules: { 'contact-view': first('/* planted */') } },
  },
  {
    what: 'a function that nobody calls yet',
    package: 'mf-forms',
    change: { modules: { 'contact-view': last('function planted(){return 1}') } },
  },
  {
    what: 'something more on the console',
    package: 'mf-forms',
    change: { modules: { 'contact-view': whenDrawn('ContactView', 'console.warn("planted")') } },
  },
  {
    what: 'an error that is caught',
    package: 'mf-forms',
    change: { modules: { 'contact-view': whenDrawn('ContactView', 'try{throw Error("planted")}catch{}') } },
  },
  {
    what: 'a rejection that is caught',
    package: 'mf-marketing',
    change: {
      modules: { 'cafe-view': whenDrawn('CafeView', 'Promise.reject(Error("planted")).catch(()=>{})') },
    },
  },
  {
    what: 'a clock that never stops',
    package: 'mf-marketing',
    change: {
      modules: { 'lounge-view': last('setInterval(()=>{document.documentElement.dataset.now=1},100)') },
    },
  },
  {
    what: 'something more kept on the device',
    package: 'mf-marketing',
    change: { modules: { 'lounge-view': whenDrawn('LoungeView', 'localStorage.setItem("planted","1")') } },
  },
  {
    what: 'a file of the site is fetched',
    package: 'mf-marketing',
    change: {
      modules: { 'lounge-view': whenDrawn('LoungeView', 'fetch("/site.webmanifest").then((a)=>a.json())') },
    },
  },
  {
    what: 'a fetch that is cancelled',
    package: 'mf-marketing',
    change: {
      modules: {
        'lounge-view': whenDrawn(
          'LoungeView',
          'const a=new AbortController();fetch("/site.webmanifest",{signal:a.signal}).catch(()=>{});a.abort()',
        ),
      },
    },
  },
  {
    what: 'another space between letters, on both sides',
    package: 'mf-forms',
    change: {
      onBothSides: { 'newsletter-page-view': swapped(/\bli\{/g, 'li{letter-spacing:0.02em;') },
    },
  },
  {
    what: 'darker text, on both sides',
    package: 'mf-forms',
    change: {
      onBothSides: {
        'newsletter-page-view': swapped(/\bli\{/g, 'li{color:#111;'),
      },
    },
  },
  {
    what: 'two kilobytes more code',
    package: 'mf-forms',
    change: { modules: { 'contact-view': last(`globalThis.planted="${deadWeight(2000)}"`) } },
  },
  {
    what: 'ninety kilobytes more in a chunk that few ask for',
    package: 'mf-bookings',
    change: { modules: { 'invoice-pdf': last(`globalThis.planted="${deadWeight(90_000)}"`) } },
  },
  {
    what: 'a lazy chunk that does more when it is loaded',
    package: 'mf-bookings',
    change: { modules: { 'stay-receipt': last('globalThis.planted=new Map()') } },
  },
  {
    what: 'a further optional field of stored stays',
    package: 'mf-bookings',
    change: {
      onBothSides: { 'stay-ledger': swapped(/notice:(\w+)\((\w+)\)/g, '$&,planted:$1($2)') },
    },
  },
  {
    what: 'a measurement',
    package: 'mf-bookings',
    change: { modules: { 'privacy-view': whenDrawn('PrivacyView', 'performance.mark("planted")') } },
  },
  {
    what: 'something more for wide screens alone',
    package: 'mf-bookings',
    change: {
      modules: {
        'privacy-view': whenDrawn('PrivacyView', `if(${isWide})performance.mark("planted")`),
      },
    },
  },
  {
    what: 'a listener on the window',
    package: 'mf-bookings',
    change: { modules: { 'privacy-view': whenDrawn('PrivacyView', 'addEventListener("resize",()=>{})') } },
  },
  {
    what: 'a service that is asked at once, and reported if it does not answer',
    package: 'mf-bookings',
    change: {
      modules: {
        'privacy-view': whenDrawn('PrivacyView', `fetch("${sandboxOrigin}/planted").catch(reportError)`),
      },
    },
  },
  {
    what: 'another word in a menu, on every page',
    package: 'mf-forms',
    facts: ({ manifest }) =>
      withViews(manifest, (view) => ({
        ...view,
        ...(view.links && { links: view.links.map((link) => ({ ...link, title: `${link.title} now` })) }),
      })),
  },
  {
    what: 'another address of a page',
    package: 'mf-forms',
    facts: ({ manifest }) =>
      withViews(manifest, (view) =>
        view.address === '/request-quote' ? { ...view, address: '/ask-for-a-quote' } : view,
      ),
  },
  { what: 'a style sheet that a view imports', package: 'mf-forms', sources: importStyles },
  { what: 'a view whose file has another name and place', package: 'mf-forms', sources: moveView },
  { what: 'a remark in the sources', package: 'mf-forms', sources: addRemark, isSame: true },
  { what: 'another test', package: 'mf-forms', sources: addTest, isSame: true },
  {
    what: 'more on the console of every page',
    package: 'shell',
    change: { modules: { start: first('console.info("planted")') } },
  },
];
