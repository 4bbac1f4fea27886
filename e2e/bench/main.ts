// React decides when it is first imported whether it runs in development or in production.
process.env.NODE_ENV = 'production';

const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  '--bytes': () => import('./weigh-routes.ts'),
  '--routes': () => import('./bench-routes.ts'),
  '--hydrated': () => import('./bench-hydrated.ts'),
  '--paint': () => import('./bench-paint.ts'),
  '--navigation': () => import('./bench-navigation.ts'),
};

/** The benchmark that is asked for by its first argument; by none, that of the home page. */
async function bench(): Promise<void> {
  const wanted = benches[process.argv[2] ?? ''];
  await (wanted?.() ?? import('./bench.ts'));
}

void bench();
