import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { clientOfEnvironment, unlessMissing } from '../s3-store.ts';
import type { StoreAddress } from '../store-address.ts';
import type { Bucket, ByteRange, StoredObject } from './bucket.ts';

type Head = {
  ContentLength?: number | undefined;
  ETag?: string | undefined;
  ContentType?: string | undefined;
};

function objectOf({ ContentLength: size = 0, ETag: httpEtag = '', ContentType }: Head): StoredObject {
  return { size, httpEtag, ...(ContentType && { httpMetadata: { contentType: ContentType } }) };
}

function rangeHeader({ offset, length }: ByteRange): string {
  return `bytes=${offset}-${offset + length - 1}`;
}

/** A place in an S3-compatible store, to be read from the way a Worker reads its bucket. (Of a part, `size` is that of the part.) */
export function s3Bucket({ bucket, prefix }: StoreAddress, client: S3Client = clientOfEnvironment()): Bucket {
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    head: async (key) => {
      const found = await unlessMissing(client.send(new HeadObjectCommand(place(key))));
      return found ? objectOf(found) : null;
    },
    get: async (key, options) => {
      const part = options && { Range: rangeHeader(options.range) };
      const found = await unlessMissing(client.send(new GetObjectCommand({ ...place(key), ...part })));
      return found?.Body ? { ...objectOf(found), body: found.Body.transformToWebStream() } : null;
    },
  };
}
