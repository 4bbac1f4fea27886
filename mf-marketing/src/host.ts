import { createHostContext } from '@venue/shared/contract/host-context.tsx';
import type { Host } from '@venue/shared/contract/host.ts';
import type { Configuration } from './configuration.ts';

/** The host as this remote sees it. */
export type MarketingHost = Host<'mf-marketing', Configuration>;

export const { HostProvider, useHost } = createHostContext<'mf-marketing', Configuration>();
