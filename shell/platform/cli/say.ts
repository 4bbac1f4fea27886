/** Prints a line for who runs the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
