import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where a lane keeps what it received: one line a change, and the attached files beside it. */
export type Journal = {
  /** Every line written since the last `clear`, oldest first. A line cut off by a crash is left out. */
  read: () => unknown[];
  append: (line: unknown) => void;
  putFile: (id: string, bytes: Uint8Array) => void;
  getFile: (id: string) => Uint8Array<ArrayBuffer> | undefined;
  clear: () => void;
};

/** Forgets with the process. */
export function memoryJournal(): Journal {
  const files = new Map<string, Uint8Array>();
  return {
    read: () => [],
    append: () => {},
    putFile: (id, bytes) => void files.set(id, bytes),
    getFile: (id) => {
      const bytes = files.get(id);
      return bytes && new Uint8Array(bytes);
    },
    clear: () => files.clear(),
  };
}

function parseLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function appendDurably(file: string, text: string): void {
  const handle = fs.openSync(file, 'a');
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

function replaceWhole(file: string, bytes: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}.part`;
  fs.writeFileSync(draft, bytes, { flush: true });
  fs.renameSync(draft, file);
}

/** Keeps `journal.jsonl` and `attachments/` in a folder. Each line is on the disk before `append` returns. */
export function fileJournal(folder: string): Journal {
  const journal = path.join(folder, 'journal.jsonl');
  const attachments = path.join(folder, 'attachments');
  const fileOf = (id: string): string => path.join(attachments, path.basename(id));
  const text = (): string => (fs.existsSync(journal) ? fs.readFileSync(journal, 'utf8') : '');

  fs.mkdirSync(attachments, { recursive: true });
  const found = text();
  if (found !== '' && !found.endsWith('\n')) appendDurably(journal, '\n');

  return {
    read: () => text().split('\n').flatMap(parseLine),
    append: (line) => appendDurably(journal, `${JSON.stringify(line)}\n`),
    putFile: (id, bytes) => replaceWhole(fileOf(id), bytes),
    getFile: (id) => (fs.existsSync(fileOf(id)) ? new Uint8Array(fs.readFileSync(fileOf(id))) : undefined),
    clear: () => {
      replaceWhole(journal, '');
      fs.rmSync(attachments, { recursive: true, force: true });
      fs.mkdirSync(attachments, { recursive: true });
    },
  };
}
