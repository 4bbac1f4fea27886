import { nodeProblem } from './node-version.ts';

// Imported first: React chooses between development and production when it is first imported.
process.env.NODE_ENV = 'production';
// A web server reads these files as another user, whatever umask this user has.
process.umask(0o022);

// Before anything else is loaded, which would fail with an error that says nothing.
const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
