import { createHostContext } from '@venue/shared/contract/host-context.tsx';

export const { HostProvider, useHost } = createHostContext<'mf-marketing'>();
