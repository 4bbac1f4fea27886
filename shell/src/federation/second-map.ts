import { trustedScript } from '../page/trusted-types.ts';
import { probe, secondMapText, type SiteModules } from '../page/site-modules.ts';

type Integrity = SiteModules['integrity'];

function firstMap(): Integrity {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} }: { integrity?: Integrity } = JSON.parse(text);
  return integrity;
}

function isTaken(): boolean {
  try {
    return import.meta.resolve(probe) !== '';
  } catch {
    return false;
  }
}

/**
 * Has the browser hold every module of the release to its integrity from now on, by a second import map. False where it
 * takes no second map (Firefox, Chromium before 133): there each module has to be asked for with its integrity.
 */
export function addSecondMap(all: Integrity): boolean {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = trustedScript(secondMapText(all, firstMap()));
  document.head.append(map);
  return isTaken();
}
