import type { NewObject, ObjectStore, ReadObject } from './object-store.ts';

/** A store in memory for tests, which keeps conditions, and into which others write `before` a conditional put. */
export function memoryStore(
  before: (put: (object: Pick<NewObject, 'key' | 'body'>) => void) => void = () => {},
): ObjectStore {
  const objects = new Map<string, ReadObject>();
  let count = 0;
  const put = ({ key, body }: Pick<NewObject, 'key' | 'body'>) => {
    count += 1;
    objects.set(key, { body, etag: String(count) });
  };
  return {
    name: 's3://memory/',
    list: async () =>
      new Map([...objects].map(([key, { body, etag }]) => [key, { size: body.length, md5: etag }])),
    read: async (key) => objects.get(key),
    put: async (object) => put(object),
    putIf: async (condition, object) => {
      before(put);
      const etag = objects.get(object.key)?.etag;
      if (etag !== (condition === 'nothing' ? undefined : condition.etag)) return { outcome: 'refused' };
      put(object);
      return { outcome: 'put', etag: String(count) };
    },
    remove: async (keys) => keys.forEach((key) => objects.delete(key)),
  };
}
