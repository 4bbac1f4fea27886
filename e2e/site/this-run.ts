/** Whether this is the nightly run (`npm run test:deep`), which tests all cases where the short run tests some. */
export const isDeep = Boolean(process.env['DEEP']);
