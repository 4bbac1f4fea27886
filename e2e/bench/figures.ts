import type { Load } from './measure-load.ts';
import type { Exchange } from './network-log.ts';
import { serialRounds } from './serial-rounds.ts';

/** A figure of one load; undefined where a candidate has no such thing. */
export type Figure = {
  id: string;
  title: string;
  unit: '' | 'KB' | 'ms';
  /** Digits after the point. */
  digits: number;
  of: (load: Load) => number | undefined;
};

function kilobytes({ exchanges }: Load, ...kinds: string[]): number {
  const counted = exchanges.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

function hydrated({ notes: { shellHydrated, viewHydrated } }: Load): number | undefined {
  if (shellHydrated === undefined || viewHydrated === undefined) return undefined;
  return Math.max(shellHydrated, viewHydrated);
}

/** The scripts that a page asked for before its view handled events: what it asks for later, it fetches ahead. */
function scriptsUntilHydrated({ exchanges, notes }: Load) {
  const { viewHydrated } = notes;
  if (viewHydrated === undefined) return undefined;
  return exchanges.filter(({ kind, end }) => kind === 'Script' && end !== undefined && end <= viewHydrated);
}

function scriptBytes(load: Load): number | undefined {
  const scripts = scriptsUntilHydrated(load);
  return scripts && scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

const leadingKinds = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);

/** Rounds to the last of some requests, counting only what leads to others: documents, scripts and the picture. */
function rounds({ exchanges, notes }: Load, wanted: (exchange: Exchange) => boolean): number {
  const leading = exchanges.filter(
    (exchange) => leadingKinds.has(exchange.kind) || exchange.address === notes.largestAddress,
  );
  const ofWanted = [...serialRounds(leading)].filter(([exchange]) => wanted(exchange));
  return Math.max(1, ...ofWanted.map(([, round]) => round));
}

function roundsToPaint(load: Load): number {
  return rounds(load, ({ address }) => address === load.notes.largestAddress);
}

function roundsToHydrated(load: Load): number | undefined {
  const moment = hydrated(load);
  return moment && rounds(load, ({ kind, start }) => kind === 'Script' && start < moment);
}

const time = { unit: 'ms', digits: 0 } as const;
const size = { unit: 'KB', digits: 1 } as const;
const count = { unit: '', digits: 0 } as const;

/** What is reported of every candidate, in this order. */
export const figures = [
  { id: 'lcp', title: 'Largest contentful paint', ...time, of: ({ notes }) => notes.largestPaint },
  { id: 'fcp', title: 'First contentful paint', ...time, of: ({ notes }) => notes.firstPaint },
  { id: 'cls', title: 'Layout shift', unit: '', digits: 5, of: ({ notes }) => notes.layoutShift },
  {
    id: 'rounds-lcp',
    title: 'Serial rounds to largest paint',
    ...count,
    of: roundsToPaint,
  },
  {
    id: 'rounds-hydrated',
    title: 'Serial rounds to hydrated',
    ...count,
    of: roundsToHydrated,
  },
  { id: 'shell', title: 'Frame hydrated', ...time, of: ({ notes }) => notes.shellHydrated },
  { id: 'view', title: 'View hydrated', ...time, of: ({ notes }) => notes.viewHydrated },
  { id: 'navigation', title: 'First navigation to another remote', ...time, of: (load) => load.navigation },
  { id: 'requests', title: 'Requests', ...count, of: ({ exchanges }) => exchanges.length },
  { id: 'total', title: 'Transferred', ...size, of: (load) => kilobytes(load) },
  { id: 'html', title: '… HTML', ...size, of: (load) => kilobytes(load, 'Document') },
  { id: 'js', title: '… JavaScript', ...size, of: (load) => kilobytes(load, 'Script') },
  { id: 'js-hydrated', title: '… of it until the view is hydrated', ...size, of: scriptBytes },
  {
    id: 'scripts-hydrated',
    title: 'Scripts until the view is hydrated',
    ...count,
    of: (load) => scriptsUntilHydrated(load)?.length,
  },
  { id: 'images', title: '… pictures', ...size, of: (load) => kilobytes(load, 'Image') },
  { id: 'fonts', title: '… fonts', ...size, of: (load) => kilobytes(load, 'Font') },
] as const satisfies readonly Figure[];
