import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { onCapture } from './early-events.ts';

/** ms after which the modules start even if the first picture is not shown. */
const heroTimeout = 8000;

/** After the next frame; a tab in the background draws none. */
function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/**
 * Starts the page's modules when its first picture is shown, or at the first input. Returns a function that
 * starts them now.
 */
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
    // Saves a round trip when a link is tapped soon: the file is in the browser's cache by then.
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
    // After two frames: the first shows the decoded picture.
    const afterPaint = () => requestAnimationFrame(() => afterFrame(start));
    // The picture has the connection to itself until it has loaded, and its frame is drawn first.
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
