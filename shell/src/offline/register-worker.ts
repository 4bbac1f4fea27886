import { trustedWorker } from '../page/trusted-types.ts';

/** The service worker's address; compose publishes it there. */
const workerAddress = '/worker.js';

/** Registers the service worker and resolves when one is in use; rejects where the browser refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trustedWorker(workerAddress));
  return navigator.serviceWorker.ready;
}
