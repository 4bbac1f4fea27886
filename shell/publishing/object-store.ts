/** What is put into a store, and how the store is to send it. */
export type NewObject = {
  key: string;
  body: Uint8Array;
  type: string;
  cacheControl: string;
  encoding?: string | undefined;
  /** An address to which the store sends whoever asks for this one, if it serves sites. */
  redirect?: string | undefined;
  /** What its sender calls this state of it; see `markOf`. */
  mark?: string | undefined;
};

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
  keys: () => Promise<ReadonlySet<string>>;
  /** The mark of the object that stands there; undefined if there is none. */
  markOf: (key: string) => Promise<string | undefined>;
  read: (key: string) => Promise<ReadObject | undefined>;
  put: (object: NewObject) => Promise<void>;
  putIf: (condition: Condition, object: NewObject) => Promise<Put>;
  remove: (keys: readonly string[]) => Promise<void>;
};
