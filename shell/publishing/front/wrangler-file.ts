import type { StoreAddress } from '../store-address.ts';

/** What wrangler has to know of a Worker that answers for a host out of a bucket. */
export function wranglerFile({ host, store }: { host: string; store: StoreAddress }): string {
  const file = {
    name: host.replaceAll('.', '-'),
    main: 'worker.js',
    no_bundle: true,
    compatibility_date: '2026-04-01',
    workers_dev: false,
    routes: [{ pattern: host, custom_domain: true }],
    r2_buckets: [{ binding: 'SITE', bucket_name: store.bucket }],
    vars: { PREFIX: store.prefix },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
