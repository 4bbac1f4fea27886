import type { Plugin } from 'vite';

/**
 * What a module names, such as a picture, is of the remote's own development server, at the port that it was started with,
 * and not of the shell's that shows it.
 */
export function ownOrigin(): Plugin {
  return {
    name: 'own-origin',
    apply: 'serve',
    config: ({ server }) => ({ server: { origin: `http://127.0.0.1:${server?.port}` } }),
  };
}
