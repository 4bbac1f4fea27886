import type { CDPSession } from '@playwright/test';

/** One request of a page, in ms since the page's first. */
export type Exchange = {
  address: string;
  /** Kind of resource as the DevTools protocol names it, such as `Script`. */
  kind: string;
  start: number;
  /** Undefined while the answer is under way. */
  end: number | undefined;
  /** Bytes that came over the wire, headers included. */
  bytes: number;
};

export type NetworkLog = {
  /** What went over the network so far; what the cache answered is left out. */
  exchanges: () => Exchange[];
  /** Addresses that failed or were not found. */
  failures: () => string[];
  /** ms since anything was under way; 0 while something is. */
  quietFor: () => number;
};

/** Listens to every request of a tab. */
export async function logNetwork(session: CDPSession): Promise<NetworkLog> {
  const log = new Map<string, Exchange>();
  const underWay = new Set<string>();
  const failures: string[] = [];
  let origin: number | undefined;
  let lastChange = Date.now();

  function finish(id: string): void {
    underWay.delete(id);
    lastChange = Date.now();
  }

  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('https:')) return;
    origin ??= timestamp;
    const start = (timestamp - origin) * 1000;
    log.set(requestId, { address: request.url, kind: type ?? 'Other', start, end: undefined, bytes: 0 });
    underWay.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => log.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.status >= 400) failures.push(`${response.status} ${response.url}`);
    if (response.fromDiskCache === true || response.fromPrefetchCache === true) log.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = log.get(requestId);
    if (exchange && origin !== undefined) {
      exchange.end = (timestamp - origin) * 1000;
      exchange.bytes = encodedDataLength;
    }
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    if (canceled !== true) failures.push(`${errorText} ${log.get(requestId)?.address ?? requestId}`);
    finish(requestId);
  });
  await session.send('Network.enable');
  return {
    exchanges: () => [...log.values()],
    failures: () => failures,
    quietFor: () => (underWay.size > 0 ? 0 : Date.now() - lastChange),
  };
}
