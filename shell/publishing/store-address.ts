/** A place in an S3-compatible store: all that is kept there has keys that begin with `prefix`, which is empty or ends in `/`. */
export type StoreAddress = { bucket: string; prefix: string };

const written = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*?))?\/?$/;

/** Reads `s3://bucket/folder` from an environment variable; undefined if it is not set. Throws on anything else. */
export function storeFrom(
  variable: string,
  environment: NodeJS.ProcessEnv = process.env,
): StoreAddress | undefined {
  const text = environment[variable];
  if (!text) return undefined;
  const [, bucket, folder] = written.exec(text) ?? [];
  if (bucket === undefined)
    throw new Error(`${variable}=${text} is no address of a store: s3://bucket/folder`);
  return { bucket, prefix: folder ? `${folder}/` : '' };
}
