declare global {
  interface Window {
    /** Only where the browser knows Trusted Types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

/** The service worker's address; compose publishes it there. */
const workerAddress = '/worker.js';

/** The content security policy lets this one policy exist, and this one address is all that it makes. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

/** Registers the service worker and resolves when one is in use; rejects where the browser refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trustedAddress());
  return navigator.serviceWorker.ready;
}
