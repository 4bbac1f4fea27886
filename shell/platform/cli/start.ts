// React decides when it is first imported whether it runs in development or in production.
process.env.NODE_ENV = 'production';
void import('./start-site.ts');
