/** Ports of the site and the sandbox under test, which differ from those of `npm start`. */
export const sitePort = Number(process.env.E2E_PORT ?? 4273);
export const sandboxPort = Number(process.env.E2E_SANDBOX_PORT ?? 4280);
export const siteOrigin = `http://127.0.0.1:${sitePort}`;
export const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
