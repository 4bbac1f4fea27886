import fs from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { checkout } from './checkout.tsx';
import { control } from './control-routes.ts';
import { email } from './email.ts';
import type { SandboxEnv } from './environment.ts';
import { inbox } from './inbox.tsx';
import type { Lane } from './lane.ts';
import { report } from './report.ts';
import { reservation, verification } from './reservation.ts';

/** The default lane. */
export const mainLane = 'main';

const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['content-type', 'x-api-key'],
});

const assets: Record<string, { url: URL; type: string }> = {
  'sandbox.css': { url: new URL('./sandbox.css', import.meta.url), type: 'text/css' },
  'bank-window.js': { url: new URL('./bank-window.js', import.meta.url), type: 'text/javascript' },
  'checkout-frame.js': { url: new URL('./checkout-frame.js', import.meta.url), type: 'text/javascript' },
};

/** Style sheets and the script of the sandbox's own pages. */
const assetFiles = new Hono<SandboxEnv>().get('/:name', (context) => {
  const asset = assets[context.req.param('name')];
  if (!asset) return context.notFound();
  const headers = { 'content-type': `${asset.type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return context.body(fs.readFileSync(asset.url, 'utf8'), 200, headers);
});

/** The whole sandbox as one HTTP application. Every address also exists under `/lane/{id}`. */
export function createApp(laneOf: (id: string) => Lane): Hono<SandboxEnv> {
  const everything = new Hono<SandboxEnv>({ strict: false })
    .use(async (context, next) => {
      const id = context.req.param('lane') ?? mainLane;
      context.set('lane', laneOf(id));
      context.set('base', id === mainLane ? '' : `/lane/${id}`);
      await next();
    })
    .use('/api/*', crossOrigin)
    .use('/Reservation/*', crossOrigin)
    .use('/Paystack/*', crossOrigin)
    .route('/api/v1.0/email', email)
    .route('/Reservation', reservation)
    .route('/Paystack', verification)
    .route('/checkout', checkout)
    .route('/reports', report)
    .route('/assets', assetFiles)
    .route('/', control)
    .route('/', inbox);

  return new Hono<SandboxEnv>({ strict: false })
    .route('/lane/:lane{[\\w-]+}', everything)
    .route('/', everything);
}
