import { trustedScript } from '../browser/trusted-types.ts';
import { probe, laterImportMap, type SiteModules } from '../page-data/site-modules.ts';

type Integrity = SiteModules['integrity'];

function pageIntegrity(): Integrity {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity = {} }: { integrity?: Integrity } = JSON.parse(text);
  return integrity;
}

function isInUse(): boolean {
  try {
    return import.meta.resolve(probe) !== '';
  } catch {
    return false;
  }
}

/**
 * Adds a second import map, with which the browser checks the integrity of every module of the release. False
 * if the browser ignores second maps (Firefox, Chromium before 133): there each module has to be fetched with
 * its integrity.
 */
export function addImportMap(all: Integrity): boolean {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = trustedScript(laterImportMap(all, pageIntegrity()));
  document.head.append(map);
  return isInUse();
}
