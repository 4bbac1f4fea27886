import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const packageJson = `{
  "name": "@venue/mf-shop",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "exports": {},
  "dependencies": {
    "@venue/shared": "*",
    "react": "19.3.1",
    "styled-components": "6.6.0"
  },
  "devDependencies": {
    "zod": "4.6.7"
  }
}
`;

const tsconfig = `{ "extends": "../tsconfig.base.json", "references": [{ "path": "../shared" }] }
`;

const viteConfig = `import { remoteConfig } from '../shared/federation/remote-config.ts';
import { manifest } from './manifest.ts';

export default remoteConfig(manifest);
`;

const manifest = `import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';

/** What this remote contributes and needs. */
export const manifest = {
  name: 'mf-shop',
  views: {
    shop: {
      address: '/shop',
      links: [{ in: 'header', position: 85, title: 'Shop' }],
    },
  },
  fragments: { 'shop-hours': { slot: 'footer' } },
  mailForms: ['clothOrder'],
  accepts: {},
  hands: {},
} as const satisfies RemoteManifest;

declare module '@venue/shared/contract/site-parts.ts' {
  interface SiteParts {
    'mf-shop': typeof manifest;
  }
}
`;

const configuration = `import * as z from 'zod';
import { emailSection, sandboxEmail } from '@venue/shared/email/email-section.ts';
import { manifest } from '../manifest.ts';

/** The sections of the site's configuration that this remote reads. */
export const configuration = {
  email: emailSection,
  shop: z.strictObject({ counter: z.string().min(1).describe('Where orders are fetched') }),
};

export type Configuration = {
  [Section in keyof typeof configuration]: z.infer<(typeof configuration)[Section]>;
};

/** The same sections for the sandbox at an origin. */
export function sandboxConfiguration(origin: string): Configuration {
  return { email: sandboxEmail(origin, manifest.mailForms), shop: { counter: 'the second gate' } };
}
`;

const host = `import { createHostContext } from '@venue/shared/contract/host-context.tsx';
import type { Configuration } from './configuration.ts';

export const { HostProvider, useHost } = createHostContext<'mf-shop', Configuration>();
`;

const remote = `import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';

/** What this remote contributes, as its manifest declares it. */
export const remote = defineRemote('mf-shop', {
  HostProvider,
  views: { shop: async () => (await import('./shop-view.tsx')).ShopView },
  fragments: { 'shop-hours': async () => (await import('./shop-hours-fragment.tsx')).ShopHoursFragment },
});
`;

const view = `import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { sendEmailForm } from '@venue/shared/email/send-email.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from './host.ts';
import './shop.css';

const Frame = styled.div\`
  display: grid;
  gap: 12px;
  padding: 20px;
\`;

/** \`/shop\`: cloth by the yard. */
export function ShopView() {
  const { config, notify, report, Link } = useHost();

  async function order(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const outcome = await sendEmailForm(event.currentTarget, 'clothOrder', config.email);
    if (outcome.kind === 'sent') notify('success', 'Your order is with us.');
    else report(outcome.detail);
  }

  return (
    <>
      <PageHead title="Shop" description="Aso oke by the yard, woven in Iseyin and kept at the gate." />
      <Frame>
        <h1 className="apart">Cloth by the yard</h1>
        <p>Fetch it at {config.shop.counter}.</p>
        <form aria-label="Order cloth" onSubmit={(event) => void order(event)}>
          <label>
            Yards <input name="yards" inputMode="numeric" />
          </label>
          <Button type="submit">Order</Button>
        </form>
        <Link to={addressOf('mf-forms/contact')}>Ask the office</Link>
      </Frame>
    </>
  );
}
`;

const fragment = `import { useState } from 'react';
import { Button } from '@venue/shared/ui/button.tsx';
import './shop.css';

/** When the shop is open, at the foot of every page. */
export function ShopHoursFragment() {
  const [isShown, setShown] = useState(false);
  return (
    <section>
      <Button $look="line" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Shop hours
      </Button>
      {isShown && <p>The shop is open on market days.</p>}
    </section>
  );
}
`;

const style = `h1,
h2 {
  text-transform: uppercase;
}

@layer utilities {
  .apart {
    margin-block: 40px;
  }
}
`;

const files: Readonly<Record<string, string>> = {
  'package.json': packageJson,
  'tsconfig.json': tsconfig,
  'vite.config.ts': viteConfig,
  'manifest.ts': manifest,
  'src/configuration.ts': configuration,
  'src/host.ts': host,
  'src/remote.tsx': remote,
  'src/shop.css': style,
  'src/shop-view.tsx': view,
  'src/shop-hours-fragment.tsx': fragment,
};

/** Adds the folder of a fourth remote to a checkout as docs/recipes.md describes, without touching anything else. */
export async function addShop(checkout: string): Promise<void> {
  const folder = path.join(checkout, 'mf-shop');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(folder, file), text)));
}
