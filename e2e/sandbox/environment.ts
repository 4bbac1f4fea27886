import type { HttpBindings } from '@hono/node-server';
import type { Fault } from './fault.ts';
import type { Lane } from './lane.ts';
import type { RequestBody } from './service-call.ts';

/** The context of every handler. */
export type SandboxEnv = {
  Bindings: HttpBindings;
  Variables: {
    lane: Lane;
    /** Prefix of every address of this lane: empty, or `/lane/{id}`. */
    base: string;
    /** Body of a service call; set by `serviceCall`. */
    sent: RequestBody;
    /** The fault for the handler to simulate. */
    fault: Fault | undefined;
  };
};
