import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { z } from 'zod';
import { network, phone, processorSlowdown } from './conditions.ts';
import { lastElements, observePage } from './observe-page.ts';

/** A function that runs in the page with what can be written as JSON; for `tsx` only arrow functions that have no name. */
type InPage<Argument> = (argument: Argument) => unknown;

/**
 * A tab of a first-time visitor with a slow phone on a slow network. Playwright's own tabs have the engine's inspector switched on
 * (`Runtime.enable`): each request that a script begins makes the engine parse the script once more to say where it was
 * begun, a third of the longest task of a page that comes to life. Here nobody asks for that.
 */
export type QuietTab = {
  /** Begins to load a page. */
  open: (address: string) => Promise<void>;
  /** Gives what came back, which has to be of the schema's kind. */
  evaluate: <Result, Argument = undefined>(
    kind: z.ZodType<Result>,
    run: InPage<Argument>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Waits until it is so in the page; rejects after a minute. */
  until: (run: () => boolean) => Promise<void>;
  /** With a finger; CSS pixels from the top left of the screen. */
  tap: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
};

const answer = z.object({
  id: z.number(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** Talks to one target through the browser's own session, so that Playwright does not take it for a page of its own. */
async function attachTo(session: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (heard: z.infer<typeof answer>) => void>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message: unknown = JSON.parse(event.message);
    const heard = answer.safeParse(message);
    if (heard.success) waiting.get(heard.data.id)?.(heard.data);
  });
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const heard = new Promise<z.infer<typeof answer>>((resolve) => {
      waiting.set(id, resolve);
    });
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result = {}, error } = await heard;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

async function makePhone(send: Send): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile } = phone;
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', { offline: false, ...network });
  // What a service worker fetches is on no slow line.
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await send('Page.enable');
}

const longest = 60_000;

/** ms that a finger rests on the glass. What the page does when it is touched comes before what it does when it is tapped. */
const fingerDown = 80;
const between = 50;

/** Opens an empty tab in which `observePage` runs before each page. */
export async function openQuietTab(browser: Browser): Promise<QuietTab> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', { disposeOnDetach: true });
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const send = await attachTo(session, targetId);
  await makePhone(send);
  const source = `(${observePage.toString()})(${JSON.stringify(lastElements)})`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });

  const evaluate: QuietTab['evaluate'] = async (kind, run, argument) => {
    const expression = `(${run.toString()})(${JSON.stringify(argument)})`;
    const came = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = evaluated.parse(came);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return kind.parse(result.value);
  };

  return {
    evaluate,
    open: async (url) => void (await send('Page.navigate', { url })),
    until: async (run) => {
      const giveUp = Date.now() + longest;
      while (!(await evaluate(z.boolean(), run))) {
        if (Date.now() > giveUp) throw new Error(`never came: ${run.toString()}`);
        await wait(between);
      }
    },
    tap: async (x, y) => {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await wait(fingerDown);
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
