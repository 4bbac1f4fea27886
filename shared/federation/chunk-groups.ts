/**
 * Fewer and larger modules: a slow line pays for each request. What many parts of a remote use is one module; so are its
 * small records of pictures, but that those of a page are not with those that only other pages show (sizes in bytes before
 * compression).
 */
export const chunkGroups = [
  {
    name: 'pictures',
    test: /\/src\/(.+\/)?pictures\//,
    priority: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8000,
  },
  { name: 'common', test: /\/src\//, minShareCount: 6, priority: 1 },
];
