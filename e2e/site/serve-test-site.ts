// React chooses between development and production when it is first imported.
process.env.NODE_ENV = 'production';

async function start(): Promise<void> {
  const { startSandbox } = await import('@venue/sandbox/sandbox.ts');
  const { composeTestSite, serveTestSite, testSiteFolder } = await import('./test-site.ts');
  const { sandboxPort, sitePort } = await import('./test-ports.ts');
  await composeTestSite();
  await startSandbox(sandboxPort);
  await serveTestSite(testSiteFolder, sitePort);
}

void start();
