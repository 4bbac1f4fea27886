type Policy = {
  createScript: (text: string) => string;
  createScriptURL: (address: string) => string;
};

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: Partial<Policy>) => Policy };
  }
}

/**
 * Text for a script element. Accepts any text, because the page's policy allows only scripts whose hash
 * compose has put there.
 */
export function trustedScript(text: string): string {
  const policy = window.trustedTypes?.createPolicy('modules', { createScript: (script) => script });
  return policy?.createScript(text) ?? text;
}

/** The service worker's address, the only one that this policy can create. */
export function trustedWorker(address: string): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
