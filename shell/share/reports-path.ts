/** Where pages report what failed, on a server that counts that itself; the site's `reportUrl` ends with it. */
export const reportsPath = '/failure-reports';
