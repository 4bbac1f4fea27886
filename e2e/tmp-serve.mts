import { serveTestSite } from './site/test-site.ts';
await serveTestSite(new URL('.bench/site', import.meta.url).pathname, 4505);
