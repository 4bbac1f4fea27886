import { remoteConfig } from '../shared/federation/remote-config.ts';

export default remoteConfig('mf-forms');
