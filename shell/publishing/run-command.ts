import { inWords } from '../release/in-words.ts';

/** Runs what a command line asks for; what it rejects with is said in one sentence, and ends with an error. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${inWords(error)}\n`);
    process.exitCode = 1;
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
