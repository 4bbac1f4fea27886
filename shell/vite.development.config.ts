import { mergeConfig, type UserConfig } from 'vite';
import released from './vite.config.ts';

/**
 * The released shell with development React, for one team's `npm run dev -- mf-x`: Fast Refresh needs it. All
 * else is as visitors get it, so that no path of the machine that built it is inside.
 */
const development: UserConfig = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
  build: { manifest: false },
};

export default mergeConfig(
  released({ command: 'build', mode: 'production', isSsrBuild: false }),
  development,
);
