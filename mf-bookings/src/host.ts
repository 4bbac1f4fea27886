import { createHostContext } from '@venue/shared/contract/host-context.tsx';
import type { Host } from '@venue/shared/contract/host.ts';
import type { Configuration } from './configuration.ts';

export type BookingHost = Host<'mf-bookings', Configuration>;

export const { HostProvider, useHost } = createHostContext<'mf-bookings', Configuration>();
