/** An object of a bucket. */
export type StoredObject = {
  /** Its bytes, all of them. */
  size: number;
  /** As a header says it: in quotes. */
  httpEtag: string;
  httpMetadata?: { contentType?: string } | undefined;
};

/** As much of Cloudflare's R2 binding as the front uses: a Worker hands its bucket over as it is. */
export type Bucket = {
  head: (key: string) => Promise<StoredObject | null>;
  get: (
    key: string,
    options?: { range: ByteRange },
  ) => Promise<(StoredObject & { body: ReadableStream }) | null>;
};

/** Bytes from `offset` on. */
export type ByteRange = { offset: number; length: number };
