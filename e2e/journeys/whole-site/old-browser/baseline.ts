import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import * as z from 'zod';

/** The oldest fully supported browsers: those released by this day (`YYYY-MM-DD`). */
const baselineDay = '2022-11-30';

const engines = ['chrome', 'firefox', 'safari'] as const;
type Engine = (typeof engines)[number];

const statement = z.object({
  version_added: z.union([z.string(), z.literal(false)]),
  flags: z.unknown().optional(),
  prefix: z.unknown().optional(),
  alternative_name: z.unknown().optional(),
});
const support = z.union([z.array(statement), statement.transform((only) => [only])]);
const compared = z.object({
  __compat: z.object({ support: z.object({ chrome: support, firefox: support, safari: support }) }),
});
type Statement = z.infer<typeof statement>;

function isWhole({ flags, prefix, alternative_name: otherName }: Statement): boolean {
  return !flags && !prefix && !otherName;
}

function releasedBy(engine: Engine, { version_added: version }: Statement): boolean {
  const release = version ? compatibility.browsers[engine].releases[version.replace('≤', '')] : undefined;
  return release?.release_date !== undefined && release.release_date <= baselineDay;
}

/** Whether all engines had a feature; true for groups of features, which have no versions of their own. */
function isOld(feature: object): boolean {
  if (!('__compat' in feature)) return true;
  const { support: statements } = compared.parse(feature)['__compat'];
  return engines.every((engine) => statements[engine].some((one) => isWhole(one) && releasedBy(engine, one)));
}

/** An interface's newer members, or the interface if it is newer as a whole. */
function newerIn(name: string, feature: object): string[] {
  if (!isOld(feature)) return [name];
  const newer = Object.entries<object>({ ...feature }).filter(
    ([key, member]) => key !== '__compat' && !isOld(member),
  );
  return newer.map(([key]) => `${name}.${key}`);
}

/** What built-in objects of the oldest browsers lack: `Array.toSorted`, `Float16Array`, `URL.canParse_static`. */
export function namesAfterBaseline(): string[] {
  const features = Object.entries({ ...compatibility.javascript.builtins, ...compatibility.api });
  return features.flatMap(([name, feature]) => newerIn(name, feature));
}

/** Prefixed names belong to one engine; the others never had them. */
function newerOf(features: object | undefined): string[] {
  const newer = Object.entries<object>({ ...features }).filter(([, feature]) => !isOld(feature));
  return newer.map(([name]) => name).filter((name) => !name.startsWith('-'));
}

/** CSS functions, which are listed under several groups. */
function newerValues(types: object | undefined): string[] {
  return Object.entries<unknown>({ ...types }).flatMap(([name, type]) => {
    if (name === '__compat' || typeof type !== 'object' || type === null) return [];
    return isOld(type) ? newerValues(type) : [name];
  });
}

/** What CSS of the oldest browsers lacks: `has`, `container`, `text-wrap`, `color-mix`. */
export function stylesAfterBaseline() {
  const { selectors, 'at-rules': atRules, properties, types } = compatibility.css;
  return {
    selectors: newerOf(selectors),
    atRules: newerOf(atRules),
    properties: newerOf(properties),
    functions: newerValues(types),
  };
}

function newestOf(engine: Engine): string {
  const releases = Object.entries(compatibility.browsers[engine].releases);
  const days = releases.map(([version, release]) => ({ version, day: release.release_date ?? '9999' }));
  const out = days.filter(({ day }) => day <= baselineDay);
  return out.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)?.version ?? '';
}

/** The newest version of each browser on that day, as Browserslist writes it. */
export function oldestBrowsers(): string {
  return engines.map((engine) => `${engine} ${newestOf(engine)}`).join(', ');
}
