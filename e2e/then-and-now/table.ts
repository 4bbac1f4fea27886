import { rows } from './rows.ts';

/** `npm run then-and-now [-- name …]`: tries what issue 15 tried, all lines or those that are named, and prints then and now. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
  throw new Error(`no line ${unknown.join(', ')}: there are ${rows.map(({ name }) => name).join(', ')}`);
}
const lines: string[] = [];
for (const { name, tried, before, now } of rows) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { holds, said } = await now().catch((error: unknown) => ({ holds: false, said: String(error) }));
  if (!holds) process.exitCode = 1;
  lines.push(`| ${tried} | ${before} | ${holds ? '' : 'DOES NOT HOLD: '}${said} |`);
}
process.stdout.write(`\n| tried | then | now |\n| --- | --- | --- |\n${lines.join('\n')}\n`);
