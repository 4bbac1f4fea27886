import { remoteConfig } from '../shared/federation/remote-config.ts';
import { manifest } from './manifest.ts';

export default remoteConfig(manifest);
