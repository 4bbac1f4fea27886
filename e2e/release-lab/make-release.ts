import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const textFile = /\.(?:js|json|html|css|vtt)$/;

/** How a test's release differs from the live one. */
export type ReleaseChange = {
  texts?: Record<string, string>;
  /** Changes to single modules, by name without hash (`contact-view`), for the browser only or for both sides. */
  modules?: Record<string, ModuleChange>;
  onBothSides?: Record<string, ModuleChange>;
};

export type ModuleChange = (code: string) => string;

/** Replaces texts in every text file of a folder. Throws if one is not found. */
export async function rewriteTexts(folder: string, texts: Record<string, string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name));
  const missing = new Set(Object.keys(texts));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      let text = await readFile(file, 'utf8');
      for (const [before, after] of Object.entries(texts)) {
        if (text.includes(before)) missing.delete(before);
        text = text.replaceAll(before, after);
      }
      await writeFile(file, text);
    }),
  );
  if (missing.size > 0) throw new Error(`the release says nowhere: ${[...missing].join(', ')}`);
}

/** Changes built modules by name without hash. Throws if one is missing or does not change. */
export async function rewriteModules(
  assets: string,
  modules: Record<string, ModuleChange> = {},
): Promise<void> {
  const changes = Object.entries(modules);
  const files = changes.length > 0 ? await readdir(assets) : [];
  for (const [name, change] of changes) {
    const file = files.find((candidate) => /^(.+)-[\w-]{8}\.js$/.exec(candidate)?.[1] === name);
    if (!file) throw new Error(`the release has no module ${name}`);
    const code = await readFile(path.join(assets, file), 'utf8');
    const changed = change(code);
    if (changed === code) throw new Error(`nothing of ${file} would change`);
    await writeFile(path.join(assets, file), changed);
  }
}
