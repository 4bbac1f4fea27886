import type { BootBlock } from '../page/boot-block.ts';

/** Modules that one task asks for: to begin a request takes a slow phone some 5 ms. */
const taskful = 4;

/**
 * How many of the shell's modules are still on their way when those of the view are asked for: the two largest, which
 * have a slow line about as long as a request takes until its answer begins.
 */
const stillComing = 2;

function askFor(modules: readonly string[], onEnd: () => void = () => undefined): void {
  for (const href of modules.slice(0, taskful)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    for (const end of ['load', 'error']) link.addEventListener(end, onEnd);
    document.head.append(link);
  }
  if (modules.length > taskful) setTimeout(askFor, 0, modules.slice(taskful), onEnd);
}

/**
 * Asks for the modules of a page: those of the shell, which lie beside its entry, before those of the view, so that the shell
 * comes to life while these arrive. Asked for at once all would share the line, and the shell's, the largest, be the last.
 */
export function askInTurn({ entry, preload }: Pick<BootBlock, 'entry' | 'preload'>): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const first = preload.filter((module) => module.startsWith(folder));
  const then = preload.filter((module) => !module.startsWith(folder));
  let coming = first.length;
  if (coming <= stillComing) {
    askFor(preload);
    return;
  }
  askFor(first, () => {
    coming -= 1;
    if (coming === stillComing) askFor(then);
  });
}
