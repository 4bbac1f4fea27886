import * as z from 'zod/mini';
import type { BothSides, Counted } from './share-verdict.ts';

/** What of a report says whose failure it is; see `failures/failure-report.ts`. */
const reportSchema = z.object({
  code: z.string(),
  part: z.optional(z.string()),
  release: z.optional(z.string()),
  error: z.optional(z.string()),
});
export type CountedReport = z.infer<typeof reportSchema>;

const visitSchema = z.object({
  /** Folder of the composition that answered. */
  composition: z.string(),
  /** The visitor's group; empty for one who was in none. */
  group: z.string(),
  /** What was reported; empty for a page that was sent. */
  report: z.string(),
});
type Visit = z.infer<typeof visitSchema>;

/** The two sides of a share: names of compositions, and the versions (`mf-forms@1.0.0-abc`) that only one of them has live. */
export type ShareSides = Readonly<
  Record<keyof BothSides, { composition: string; releases: ReadonlySet<string> }>
>;

export type CountedVisits = BothSides & {
  /** What was reported of the candidate, the newest last. */
  reports: readonly CountedReport[];
};

function parsed<Value>(text: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const slow = new Set(['slow', 'shift']);

/**
 * Whether a report counts: it names code of ours, or says that the shell did not start. What a browser's extension breaks names
 * none; a slow device or a page that moves is no failure.
 */
function counts({ code, release }: CountedReport): boolean {
  return !slow.has(code) && (release !== undefined || code === 'shell-not-started');
}

const names = ['candidate', 'live'] as const;

/** Whose a report is: the side's whose version failed, or that of the visitor's group. A tab from before the share has none. */
function sideOfReport({ release = '' }: CountedReport, visit: Visit, sides: ShareSides) {
  const byRelease = names.find((name) => sides[name].releases.has(release));
  return byRelease ?? (visit.group === '' ? undefined : sideOfPage(visit, sides));
}

function sideOfPage({ composition }: Visit, sides: ShareSides) {
  return names.find((name) => composition.endsWith(`/${sides[name].composition}`));
}

/** What a line says: a page or a report, of which side. Nothing where it does not count. */
type Noted = { side: keyof BothSides; report?: CountedReport };

function notedIn(line: string, sides: ShareSides): Noted[] {
  const visit = parsed(line, visitSchema);
  if (visit === undefined) return [];
  if (visit.report === '') {
    const side = sideOfPage(visit, sides);
    return side ? [{ side }] : [];
  }
  const report = parsed(visit.report, reportSchema);
  const side = report && counts(report) ? sideOfReport(report, visit, sides) : undefined;
  return side && report ? [{ side, report }] : [];
}

function countOf(name: keyof BothSides, noted: readonly Noted[]): Counted {
  const own = noted.filter(({ side }) => side === name);
  const failures = own.filter(({ report }) => report !== undefined).length;
  return { views: own.length - failures, failures };
}

/** Counts what a server has noted, line by line, for the two sides of a share. What it noted of other shares is left out. */
export function countedVisits(log: string, sides: ShareSides): CountedVisits {
  const noted = log.split('\n').flatMap((line) => notedIn(line, sides));
  return {
    candidate: countOf('candidate', noted),
    live: countOf('live', noted),
    reports: noted.flatMap(({ side, report }) => (side === 'candidate' && report ? [report] : [])),
  };
}
