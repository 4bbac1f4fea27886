import type { CDPSession } from '@playwright/test';

/** Reads how much processor time the thread of a tab's page has taken since its navigation began; ms. Not what other processes took. */
export async function pageThread(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/** Hears what a page says by calling `window[name]` with a text. */
export async function hearPage(
  session: CDPSession,
  name: string,
  listener: (text: string) => void,
): Promise<void> {
  session.on('Runtime.bindingCalled', (call) => {
    if (call.name === name) listener(call.payload);
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name });
}
