function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON Merge Patch (RFC 7396): objects are merged by key, `null` removes a key, and any other value replaces
 * the first.
 */
export function mergePatch(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isObject(base) || !isObject(over)) return over;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])].filter((key) => over[key] !== null);
  return Object.fromEntries(keys.map((key) => [key, mergePatch(base[key], over[key])]));
}
