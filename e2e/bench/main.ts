// React decides when it is first imported whether it runs in development or in production.
process.env.NODE_ENV = 'production';
// `--bytes` weighs every page instead of timing the home page.
void (process.argv.includes('--bytes') ? import('./weigh-routes.ts') : import('./bench.ts'));
