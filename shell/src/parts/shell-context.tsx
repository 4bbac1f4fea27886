import { createContext, useContext } from 'react';
import type { ShellHost } from '@venue/shared/contract/host.ts';
import type { AdoptedHtml } from './adopted-html.ts';
import type { PartStore } from './part-store.ts';

/** One object for the life of the document, because a change would wake sleeping parts. */
export type Shell = {
  store: PartStore;
  html: AdoptedHtml;
  /** Moves what the visitor did to the elements that React has just rendered again. */
  transferToRedrawn: () => void;
  host: ShellHost;
};

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() outside of the shell');
  return shell;
}
