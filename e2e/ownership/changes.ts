import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { merged } from '@venue/shell/configuration/merged.ts';
import { specifiedVenue } from '@venue/shell/configuration/specified-venue.ts';
import { replaceIn, writeNew } from './edit.ts';
import type { ScratchSite } from './scratch-site.ts';
import { addShop } from './shop-folder.ts';

/** An everyday change of one team. */
export type Change = {
  what: string;
  /** The folder whose team makes it; undefined where it is made in the site's document alone. */
  owner?: string;
  edit: (site: ScratchSite) => Promise<void>;
  /** What the team then runs, of the root's scripts. */
  command: readonly string[];
  must: {
    /** Packages with a new version. */
    versions: readonly string[];
    /** Words of the refusal. */
    refused?: string;
    /** Files outside the owner that a tool writes. */
    written?: readonly string[];
  };
};

async function addToDocument({ siteDocument }: ScratchSite, values: unknown): Promise<void> {
  const content: unknown = JSON.parse(await readFile(siteDocument, 'utf8'));
  await writeFile(siteDocument, JSON.stringify(merged(content, values)));
}

const sentence: Change = {
  what: 'a sentence in a view',
  owner: 'mf-marketing',
  edit: ({ checkout }) =>
    replaceIn(
      path.join(checkout, 'mf-marketing/src/views/overview/overview-view.tsx'),
      'Come and see it empty.',
      'Come and see it while it is empty.',
    ),
  command: ['release'],
  must: { versions: ['mf-marketing'] },
};

const parkingView = `import { PageHead } from '@venue/shared/ui/page-head.tsx';

/** \`/parking\`. */
export function ParkingView() {
  return (
    <>
      <PageHead title="Parking" description="Where cars stand, and how long the walk to the halls is." />
      <h1>Parking</h1>
      <p>Cars stand behind the gate.</p>
    </>
  );
}
`;

const page: Change = {
  what: 'a new page, with its link in the menu',
  owner: 'mf-marketing',
  edit: async ({ checkout }) => {
    const folder = path.join(checkout, 'mf-marketing');
    await writeNew(path.join(folder, 'src/views/parking/parking-view.tsx'), parkingView);
    await replaceIn(
      path.join(folder, 'manifest.ts'),
      '  views: {\n',
      `  views: {
    parking: { address: '/parking', links: [{ in: 'footer/about', position: 50, title: 'Parking' }] },
`,
    );
    await replaceIn(
      path.join(folder, 'src/remote.tsx'),
      '  views: {\n',
      `  views: {
    parking: async () => (await import('./views/parking/parking-view.tsx')).ParkingView,
`,
    );
  },
  command: ['release'],
  must: { versions: ['mf-marketing'] },
};

const lostForm = `import type { EmailFormSpec } from '../mail-form/email-form-spec.ts';

/** For what was left behind in a hall. */
export const lostForm = {
  name: 'lostProperty',
  title: 'Lost something?',
  subject: 'I left something behind',
  fields: [{ control: 'line', name: 'thing', label: 'What it is' }],
  submit: 'Ask for it',
  privacy: 'The message is used to find it.',
} as const satisfies EmailFormSpec;
`;

const lostFragment = `import { useHost } from '../host.ts';
import { EmailForm } from '../mail-form/email-form.tsx';
import { lostForm } from './lost-form.ts';

/** Asks for what was left behind, at the foot of every page. */
export function LostPropertyFragment() {
  return <EmailForm spec={lostForm} host={useHost()} layout="narrow" />;
}
`;

const form: Change = {
  what: 'a new mail form (its template’s id in the site’s document)',
  owner: 'mf-forms',
  edit: async (site) => {
    const folder = path.join(site.checkout, 'mf-forms');
    await writeNew(path.join(folder, 'src/lost/lost-form.ts'), lostForm);
    await writeNew(path.join(folder, 'src/lost/lost-property-fragment.tsx'), lostFragment);
    await replaceIn(
      path.join(folder, 'manifest.ts'),
      '  fragments: {\n',
      "  fragments: {\n    'lost-property': { slot: 'footer' },\n",
    );
    await replaceIn(
      path.join(folder, 'manifest.ts'),
      '  mailForms: [\n',
      "  mailForms: [\n    'lostProperty',\n",
    );
    await replaceIn(
      path.join(folder, 'src/remote.tsx'),
      '  fragments: {\n',
      `  fragments: {
    'lost-property': async () => (await import('./lost/lost-property-fragment.tsx')).LostPropertyFragment,
`,
    );
    await addToDocument(site, { email: { templates: { lostProperty: 'template_lost_property' } } });
  },
  command: ['release', 'mf-forms', 'configuration'],
  must: { versions: ['mf-forms'] },
};

const [firstHall, ...otherHalls] = specifiedVenue.halls;
const [, ...otherPhones] = specifiedVenue.contact.phones;

const facts: Change = {
  what: 'a hall’s price, a term’s number, a telephone',
  edit: (site) =>
    addToDocument(site, {
      venue: {
        halls: [{ ...firstHall, rental: 555_000 }, ...otherHalls],
        hallTerms: { depositPercent: 50 },
        contact: { phones: ['+234 000 000 0009', ...otherPhones] },
      },
    }),
  command: ['compose'],
  must: { versions: [] },
};

const field: Change = {
  what: 'a field that another remote fills in is renamed',
  owner: 'mf-forms',
  edit: ({ checkout }) =>
    replaceIn(path.join(checkout, 'mf-forms/manifest.ts'), "message: 'text'", "note: 'text'"),
  command: ['release', 'mf-forms'],
  must: { versions: [], refused: 'hands the text “message” to mf-forms/quote, which mf-forms' },
};

const unshipped: Change = {
  what: 'a dev-only dependency, a test, a comment',
  owner: 'mf-forms',
  edit: async ({ checkout }) => {
    const folder = path.join(checkout, 'mf-forms');
    await replaceIn(
      path.join(folder, 'package.json'),
      '"zod": "4.6.7"',
      '"fast-check": "4.10.2",\n    "zod": "4.6.7"',
    );
    await replaceIn(
      path.join(checkout, 'package-lock.json'),
      '"zod": "4.6.7"\n      }\n    },\n    "mf-marketing": {',
      '"fast-check": "4.10.2",\n        "zod": "4.6.7"\n      }\n    },\n    "mf-marketing": {',
    );
    await writeNew(path.join(folder, 'src/further.test.ts'), 'export const tested = true;\n');
    await replaceIn(
      path.join(folder, 'src/contact/contact-view.tsx'),
      '/** `/contact-us`',
      '/** A remark. */\n/** `/contact-us`',
    );
  },
  command: ['release'],
  must: { versions: [], written: ['package-lock.json'] },
};

const colour: Change = {
  what: 'a colour of the whole site',
  owner: 'shell',
  edit: ({ checkout }) =>
    replaceIn(
      path.join(checkout, 'shell/src/layout/properties.ts'),
      '--alaari-700: #8e1b3a',
      '--alaari-700: #8e1b3b',
    ),
  command: ['release'],
  must: { versions: ['shell'] },
};

const remote: Change = {
  what: 'a further remote, with a page, a menu link, a fragment, a mail form (its section in the site’s document)',
  owner: 'mf-shop',
  edit: async (site) => {
    await addShop(site.checkout);
    const email = { templates: { clothOrder: 'template_cloth_order' } };
    await addToDocument(site, { email, shop: { counter: 'the second gate' } });
  },
  command: ['release', 'mf-shop', 'configuration'],
  must: { versions: ['mf-shop'] },
};

/** Everyday changes of one team each. */
export const changes: readonly Change[] = [sentence, page, form, facts, field, unshipped, colour, remote];
