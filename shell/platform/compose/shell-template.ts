const relative = /((?:src|href)=")\.\//g;

/** The page that the shell's build made, with addresses of its files below `base` (`/shell/0.1.0-abc/`). */
export function templateAt(base: string, built: string): string {
  return built.replaceAll(relative, `$1${base}`);
}
