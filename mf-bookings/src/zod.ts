import * as z from 'zod/mini';

// The content security policy forbids the code that zod would otherwise compile at run time.
z.config({ jitless: true });

export { z };
