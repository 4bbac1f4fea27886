import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '../shared/federation/remote-config.ts';
import { refuseWordless } from './media/refuse-wordless.ts';

const config = remoteConfig('mf-marketing');

export default defineConfig((environment) =>
  mergeConfig(config(environment), { plugins: [refuseWordless()] }),
);
