import { expect, test } from 'vitest';
import { wranglerFile } from './wrangler-file.ts';

test('a Worker is named after its host, which it answers for, out of its bucket', () => {
  const file = wranglerFile({ host: 'mf-x.www.venue.example', store: { bucket: 'venue', prefix: 'site/' } });
  expect(JSON.parse(file)).toMatchObject({
    name: 'mf-x-www-venue-example',
    routes: [{ pattern: 'mf-x.www.venue.example', custom_domain: true }],
    r2_buckets: [{ binding: 'SITE', bucket_name: 'venue' }],
    vars: { PREFIX: 'site/' },
  });
});
