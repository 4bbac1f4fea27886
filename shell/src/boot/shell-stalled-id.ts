/** Id of the notice that stands in every page, closed, beside the application. */
export const shellStalledId = 'shell-stalled';
