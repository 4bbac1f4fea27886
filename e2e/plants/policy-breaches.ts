import { whenDrawn } from './module-changes.ts';
import type { BreakingPlant } from './plant.ts';

const elsewhere = 'https://elsewhere.example';

/** What the content security policy of the pages refuses. */
export const policyBreaches: readonly BreakingPlant[] = [
  {
    what: 'a picture from a place that the policy does not know',
    package: 'mf-forms',
    change: { modules: { 'contact-view': whenDrawn('ContactView', `new Image().src="${elsewhere}/x.png"`) } },
    says: /\/contact-us.*: the policy \(img-src\) refuses https:\/\/elsewhere\.example\/x\.png/,
  },
  {
    what: 'a call to a place that the policy does not know',
    package: 'mf-marketing',
    change: {
      modules: { 'cafe-view': whenDrawn('CafeView', `fetch("${elsewhere}/collect").catch(()=>{})`) },
    },
    says: /the policy \(connect-src\) refuses https:\/\/elsewhere\.example\/collect/,
  },
  {
    what: 'code that is put together at run time',
    package: 'mf-marketing',
    change: { modules: { 'cafe-view': whenDrawn('CafeView', 'try{Function("return 1")()}catch{}') } },
    says: /the policy \((?:script-src|require-trusted-types-for)\) refuses/,
  },
  {
    what: 'HTML written past React',
    package: 'mf-marketing',
    change: {
      modules: {
        'lounge-view': whenDrawn(
          'LoungeView',
          'try{document.createElement("p").innerHTML="<b>x</b>"}catch{}',
        ),
      },
    },
    says: /the policy \(require-trusted-types-for\) refuses/,
  },
  {
    what: 'a style attribute',
    package: 'mf-marketing',
    change: {
      modules: {
        'lounge-view': whenDrawn('LoungeView', 'document.body.setAttribute("style","color:red")'),
      },
    },
    says: /the policy \(style-src-attr\) refuses inline/,
  },
];
