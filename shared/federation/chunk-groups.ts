/**
 * Fewer and larger modules. Every page names all modules of its release with their integrity, and a slow line pays
 * for each request: what many parts of a remote use is one module, and so are its small records of pictures.
 */
export const chunkGroups = [
  { name: 'pictures', test: /\/src\/(.+\/)?pictures\//, priority: 2 },
  { name: 'common', test: /\/src\//, minShareCount: 6, priority: 1 },
];
