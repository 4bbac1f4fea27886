/** Where a site says which version of each package is live, by its name: `{"mf-forms":"0.1.0-abc"}`. Asked for again every time. */
export const liveVersionsAddress = '/live.json';
