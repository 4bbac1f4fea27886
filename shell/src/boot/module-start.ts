import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import type { BootBlock } from '../page/boot-block.ts';
import { onCapture } from './on-capture.ts';

/** ms after which the modules start whether the first picture is shown or not. */
const heroTimeout = 8000;

/** Once the next frame is drawn; a tab in the background draws none. */
function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/** Starts the page's modules when its first picture is shown, or at the first input. Gives what starts them at once. */
export function scheduleModules(onFailed: (reason: unknown) => void): () => void {
  let boot: BootBlock | undefined;
  let isWanted = false;
  let isStarted = false;

  /** Preloads the page's modules. Undefined while the boot block is not parsed yet. */
  function preload(): BootBlock | undefined {
    const block = document.getElementById('boot');
    if (boot || !block) return boot;
    const read: BootBlock = JSON.parse(block.textContent);
    boot = read;
    for (const href of read.preload)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // A link that is tapped at once finds it in the browser's cache, which saves a round trip.
    const { modulesFile } = read;
    if (modulesFile && !savesData())
      fetch(modulesFile.address, { integrity: modulesFile.integrity }).catch(() => undefined);
    return boot;
  }

  function start(): void {
    isWanted = true;
    const entry = preload()?.entry;
    if (isStarted || entry === undefined) return;
    isStarted = true;
    import(/* @vite-ignore */ entry).catch(onFailed);
  }

  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) onCapture(type, start);

  onCapture('DOMContentLoaded', () => {
    const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    // After two frames: the first one shows the decoded picture.
    const afterPaint = () => requestAnimationFrame(() => afterFrame(start));
    // Once the picture has come the line is free; its frame is drawn first.
    if (!hero || hero.complete) afterFrame(preload);
    if (isWanted || !hero) {
      afterPaint();
      return;
    }
    for (const end of ['load', 'error']) hero.addEventListener(end, () => afterFrame(preload));
    hero.decode().then(afterPaint, afterPaint);
    setTimeout(start, heroTimeout);
  });

  return start;
}
