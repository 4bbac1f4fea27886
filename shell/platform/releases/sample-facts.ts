import type { ReleaseFacts } from './release-schema.ts';

/** A minimal release description for tests. `files`: integrity by path. */
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
