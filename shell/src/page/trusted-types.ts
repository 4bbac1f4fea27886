type Policy = {
  createScript: (text: string) => string;
  createScriptURL: (address: string) => string;
};

declare global {
  interface Window {
    /** Only where the browser knows Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: Partial<Policy>) => Policy };
  }
}

/** Text for a script element. Of a page's scripts its policy lets only those be whose hash compose has written there. */
export function trustedScript(text: string): string {
  const policy = window.trustedTypes?.createPolicy('modules', { createScript: (script) => script });
  return policy?.createScript(text) ?? text;
}

/** The service worker's address; it is all that this policy makes. */
export function trustedWorker(address: string): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
