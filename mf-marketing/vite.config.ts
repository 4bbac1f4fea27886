import { defineConfig, mergeConfig } from 'vite';
import { remoteConfig } from '../shared/federation/remote-config.ts';
import { manifest } from './manifest.ts';
import { refuseMissingAlt } from './media/refuse-missing-alt.ts';

const config = remoteConfig(manifest);

export default defineConfig((environment) =>
  mergeConfig(config(environment), { plugins: [refuseMissingAlt()] }),
);
