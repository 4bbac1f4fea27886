import type { ComponentType, ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

const sheets = new Map<string, ComponentType>();

/**
 * Registers a style sheet of this remote. The build inserts the call for `import './x.css'`.
 * @public
 */
export function carryStyle(text: string): void {
  sheets.set(text, createGlobalStyle`${text}`);
}

/** The style sheets that modules of this remote have imported so far. */
export function ImportedStyles(): ReactNode {
  return [...sheets].map(([text, Sheet]) => <Sheet key={text} />);
}
