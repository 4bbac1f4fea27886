function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Both documents in one, as JSON Merge Patch (RFC 7396) does it: objects are joined key by key, `null` takes a key away,
 * of anything else the second one counts.
 */
export function merged(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isObject(base) || !isObject(over)) return over;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])].filter((key) => over[key] !== null);
  return Object.fromEntries(keys.map((key) => [key, merged(base[key], over[key])]));
}
