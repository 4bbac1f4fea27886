const lastingFile = /\/(?:shell|modules|mf-[a-z\d-]+)\/[\w.-]+\/[\w./~-]+\.\w+/g;

/** The files of versions, and lists of modules, that a text names: `shell/0.1.0-abc/assets/x.js`. */
export function namedFiles(text: string): string[] {
  return [...new Set(text.match(lastingFile))].map((address) => address.slice(1));
}
