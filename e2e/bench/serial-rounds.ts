import type { Exchange } from './network-log.ts';

/**
 * For each request, the length of the longest row that leads to it: requests of which each started after the one
 * before had ended. From times alone, because who asked for a request is not always known.
 */
export function serialRounds(exchanges: readonly Exchange[]): Map<Exchange, number> {
  const rounds = new Map<Exchange, number>();
  for (const exchange of exchanges.toSorted((one, other) => one.start - other.start)) {
    const before = [...rounds].filter(([{ end }]) => end !== undefined && end <= exchange.start);
    rounds.set(exchange, 1 + Math.max(0, ...before.map(([, round]) => round)));
  }
  return rounds;
}
