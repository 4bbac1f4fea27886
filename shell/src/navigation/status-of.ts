/** ms that the site may take to answer: a line that hangs never does. */
const patience = 4000;

/** What the site answers now to a request for a file or page, past every cache; rejects where no answer comes. */
export async function statusOf(address: string): Promise<number> {
  const signal = AbortSignal.timeout(patience);
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  return status;
}

/** Whether the site has it; not, where no answer comes. */
export async function isServed(address: string): Promise<boolean> {
  const status = await statusOf(address).catch(() => 0);
  return status >= 200 && status < 300;
}
