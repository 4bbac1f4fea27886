/** Why this version of Node.js cannot be used; undefined if it can. As `engines` in package.json. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Node.js ${version} is too old: install 20.19 or later (https://nodejs.org)`;
}
