/** Whether this is the run of every night, which tries each of its kind where the short one tries some (`npm run test:deep`). */
export const isDeep = Boolean(process.env['DEEP']);
