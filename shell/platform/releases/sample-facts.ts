import type { ReleaseFacts } from './release-schema.ts';

/** What a package says of itself that shares, asks for and shows nothing; for tests. `files`: their integrity by path. */
export function sampleFacts(name: string, files: ReleaseFacts['files'] = {}): ReleaseFacts {
  return {
    package: name,
    contract: 1,
    shared: {},
    files,
    module: 'assets/start.js',
    entry: [],
    configuration: {},
    references: [],
    parts: {},
    later: {},
  };
}
