import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { declaredReleases } from '../checkout/remote-declarations.ts';
import { checkSite } from './check-site.ts';
import { defaultVenue } from './default-venue.ts';
import { selectedConfiguration, sandboxHalls } from './selected-configuration.ts';

test('a missing or invalid file is refused by name, and the sandbox is never a fallback', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ariya-config-')), 'site.json');
  const chosen = selectedConfiguration({ SITE_CONFIG: file });
  await expect(chosen).rejects.toThrow(`${file}: there is no such configuration file`);
  await writeFile(file, '{ "mode": ');
  await expect(selectedConfiguration({ SITE_CONFIG: file })).rejects.toThrow(
    `${file}: the configuration is not valid JSON`,
  );
  await writeFile(file, '{\n  "mode": "live",\n  "venue": { "concertDayRate": 1_000 }\n}');
  await expect(selectedConfiguration({ SITE_CONFIG: file })).rejects.toThrow('line 3: ');
  await expect(selectedConfiguration({})).rejects.toThrow('SITE_CONFIG is not set');
});

test('an unreadable file is refused with what is wrong with it, and a byte order mark is not wrong', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-config-'));
  const file = path.join(folder, 'site.json');
  const read = async (content: string, encoding: BufferEncoding = 'utf8') => {
    await writeFile(file, content, encoding);
    return selectedConfiguration({ SITE_CONFIG: file }).then(
      ({ content: found }) => found,
      (error: unknown) => String(error),
    );
  };
  expect(await read('\uFEFF{ "mode": "live" }')).toEqual({ mode: 'live' });
  expect(await read('{ "bank": { "bank": "Ilé" } }', 'latin1')).toContain('not saved as UTF-8');
  expect(await read('{\n"mode": “live”,\n"siteUrl": "https://venue.example" }')).toContain('line 2: ');
  expect(await read('{\n"siteUrl": "https://venue.example",\n"mode": “live” }')).toContain('line 3: ');
  expect(await read('{ "a": { "venue": [{}, {}] },\n"venue": { "x": "{" },\r\n"venue": {} }')).toContain(
    'line 3: "venue" is there twice',
  );
  expect(
    await read('{ "x": { "key": "a: \\"" }, "y": { "key": "x" }, "z": [{ "key": 1 }, { "key": 2 }] }'),
  ).toEqual({
    x: { key: 'a: "' },
    y: { key: 'x' },
    z: [{ key: 1 }, { key: 2 }],
  });
  await expect(selectedConfiguration({ SITE_CONFIG: folder })).rejects.toThrow(`${folder}: EISDIR`);
});

async function written(content: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ariya-config-')), 'site.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

const [hall] = defaultVenue.halls;
const own = {
  mode: 'live',
  siteUrl: 'https://venue.example',
  email: { publicKey: 'live' },
  payment: { publicKey: 'pk_live_1', checkoutUrl: 'https://checkout.example' },
  links: { cinema: 'https://cinema.example/' },
  venue: { brand: { name: 'Ilé' }, halls: [{ ...hall, id: 71 }] },
};

test('a live configuration is rehearsed with its facts and links, the sandbox’s services and its own halls', async () => {
  const rehearsal = await selectedConfiguration({ SITE_CONFIG: 'sandbox', VENUE: await written(own) });
  const { config, venue, origins } = checkSite(rehearsal, await declaredReleases());
  expect(config).toMatchObject({
    mode: 'sandbox',
    links: own.links,
    payment: { publicKey: 'pk_test_sandbox' },
  });
  expect(origins).toEqual({
    connect: ['http://127.0.0.1:4180'],
    frame: ['http://127.0.0.1:4180'],
    media: [],
  });
  expect([venue.brand.name, venue.halls.map(({ id }) => id)]).toEqual(['Ilé', [71]]);
  const halls = z
    .array(z.looseObject({ roomTypeId: z.int() }))
    .parse(JSON.parse(sandboxHalls(rehearsal) ?? ''));
  expect(halls.map(({ roomTypeId }) => roomTypeId)).toEqual([71]);
});

test('a configuration is rehearsed with reservations only if it has them', async () => {
  const sections = async (content: unknown) =>
    Object(await selectedConfiguration({ SITE_CONFIG: 'sandbox', VENUE: await written(content) })).content;
  expect(await sections(own)).not.toHaveProperty('reservation');
  expect(await sections({ ...own, reservation: { baseUrl: 'https://reservation.example' } })).toHaveProperty(
    'reservation.apiKey',
    'sandbox_reservation_key',
  );
});

test('a live site cannot be rehearsed, and the plain sandbox has no halls of its own', async () => {
  await expect(selectedConfiguration({ SITE_CONFIG: 'site.json', VENUE: 'site.json' })).rejects.toThrow(
    'VENUE only works with the sandbox',
  );
  expect(sandboxHalls(await selectedConfiguration({ SITE_CONFIG: 'sandbox' }))).toBeUndefined();
});
