import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

// React decides when it is first imported whether it runs in development or in production.
process.env.NODE_ENV = 'production';

async function start(): Promise<void> {
  const { startSandbox } = await import('@venue/sandbox/sandbox.ts');
  const { composeTestSite, serveTestSite, testSiteFolder } = await import('./test-site.ts');
  const { sandboxPort, sitePort } = await import('./test-ports.ts');
  await composeTestSite();
  await startSandbox({ port: sandboxPort, dataDir: await mkdtemp(path.join(tmpdir(), 'ariya-sandbox-')) });
  await serveTestSite(testSiteFolder, sitePort);
}

void start();
