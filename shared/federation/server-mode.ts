import type { UserConfig } from 'vite';

/** Settings of a server build: it carries everything that it imports, so that it renders wherever a store lies. */
export const serverMode = {
  ssr: { noExternal: true },
  // Otherwise libraries would ask the process that renders them, and both of their forms would be in the build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} satisfies UserConfig;
