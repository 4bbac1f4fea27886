/** What is put into a store, and how the store is to send it. */
export type NewObject = {
  key: string;
  body: Uint8Array;
  type: string;
  cacheControl: string;
};

/** By which bytes are told apart: how many, and their MD5 in hexadecimal, which stores note of what is put in one piece. */
export type Content = { size: number; md5: string };

/** An object, and the name that the store gave to this state of it. */
export type ReadObject = { body: Uint8Array; etag: string };

/** Replace only this state (`etag`), or only nothing. */
export type Condition = { etag: string } | 'nothing';

/** `refused`: something else stands there than the condition said. */
export type Put = { outcome: 'put'; etag: string } | { outcome: 'refused' };

/** A place for objects, by their keys below it. Everything rejects when the store does not answer, or refuses for good. */
export type ObjectStore = {
  /** Its address, for people. */
  name: string;
  /** All that is there, by its keys. */
  list: () => Promise<ReadonlyMap<string, Content>>;
  read: (key: string) => Promise<ReadObject | undefined>;
  put: (object: NewObject) => Promise<void>;
  putIf: (condition: Condition, object: NewObject) => Promise<Put>;
  remove: (keys: readonly string[]) => Promise<void>;
};
