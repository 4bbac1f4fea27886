import { createHostContext } from '@venue/shared/contract/host-context.tsx';
import type { Configuration } from './configuration.ts';

export const { HostProvider, useHost } = createHostContext<'mf-forms', Configuration>();
