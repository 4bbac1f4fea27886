import { useLayoutEffect } from 'react';

/** Tells the inline script that header and footer handle their own events from now on. */
export function LiveShell() {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root) window.early?.live(root);
  }, []);
  return null;
}
