// React decides when it is first imported whether it runs in development or in production.
process.env.NODE_ENV = 'production';

/** `--bytes` weighs every page, `--routes` compares pages of different kinds; otherwise the home page is timed. */
async function bench(): Promise<void> {
  if (process.argv.includes('--bytes')) await import('./weigh-routes.ts');
  else if (process.argv.includes('--routes')) await import('./bench-routes.ts');
  else await import('./bench.ts');
}

void bench();
