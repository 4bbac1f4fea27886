/** One host, by name or number: whatever else a URL allows (`*`, `;`, quotes) means something in a policy. */
const plain = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d+)?$/;

/** The origin of an address that the configuration gives under `key`. Throws, naming the key, if it is not one host. */
export function plainOrigin(key: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  if (!plain.test(origin)) throw new Error(`${key}: ${address} is not the address of one host`);
  return origin;
}
