import fs from 'node:fs';
import { Hono } from 'hono';
import type { SandboxEnv } from './environment.ts';

const assets: Record<string, { url: URL; type: string }> = {
  'sandbox.css': { url: new URL('./sandbox.css', import.meta.url), type: 'text/css' },
  'inbox.css': { url: new URL('./inbox.css', import.meta.url), type: 'text/css' },
  'checkout.css': { url: new URL('./checkout.css', import.meta.url), type: 'text/css' },
  'bank-window.js': { url: new URL('./bank-window.js', import.meta.url), type: 'text/javascript' },
  'checkout-frame.js': { url: new URL('./checkout-frame.js', import.meta.url), type: 'text/javascript' },
};

/** Style sheets and the script of the sandbox's own pages. */
export const assetFiles = new Hono<SandboxEnv>().get('/:name', (context) => {
  const asset = assets[context.req.param('name')];
  if (!asset) return context.notFound();
  const headers = { 'content-type': `${asset.type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return context.body(fs.readFileSync(asset.url, 'utf8'), 200, headers);
});
