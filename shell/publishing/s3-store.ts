import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import type { Condition, NewObject, ObjectStore } from './object-store.ts';
import type { StoreAddress } from './store-address.ts';

const removedAtOnce = 8;

/**
 * The client reads keys, region and address of the store from the environment, as every tool for S3 does
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL`). Stores other than Amazon's have no
 * host for each bucket, and do not all know its newer checksums.
 */
function clientOfEnvironment(): S3Client {
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3, AWS_REGION } = process.env;
  return new S3Client({
    region: AWS_REGION ?? 'us-east-1',
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound;
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  return found.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function conditionHeaders(condition: Condition) {
  return condition === 'nothing' ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };
}

/** Opens a place in an S3-compatible store. */
export function openS3Store(
  { bucket, prefix }: StoreAddress,
  client: S3Client = clientOfEnvironment(),
): ObjectStore {
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  function putting({ key, body, type, cacheControl, encoding, redirect, mark }: NewObject) {
    return {
      ...place(key),
      Body: body,
      ContentType: type,
      CacheControl: cacheControl,
      ContentEncoding: encoding,
      WebsiteRedirectLocation: redirect,
      ...(mark !== undefined && { Metadata: { mark } }),
    };
  }

  async function keys(): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      for (const { Key } of page.Contents ?? []) if (Key) found.add(Key.slice(prefix.length));
    }
    return found;
  }

  return {
    name: `s3://${bucket}/${prefix}`,
    keys,
    markOf: async (key) => {
      const found = await unlessMissing(client.send(new HeadObjectCommand(place(key))));
      return found?.Metadata?.['mark'];
    },
    read: async (key) => {
      const found = await unlessMissing(client.send(new GetObjectCommand(place(key))));
      if (!found?.Body) return undefined;
      return { body: await found.Body.transformToByteArray(), etag: found.ETag ?? '' };
    },
    put: async (object) => {
      await client.send(new PutObjectCommand(putting(object)));
    },
    putIf: async (condition, object) => {
      const command = new PutObjectCommand({ ...putting(object), ...conditionHeaders(condition) });
      try {
        const { ETag: etag = '' } = await client.send(command);
        return { outcome: 'put', etag };
      } catch (error) {
        if (isRefusal(error)) return { outcome: 'refused' };
        throw error;
      }
    },
    remove: async (gone) => {
      await pMap(gone, (key) => client.send(new DeleteObjectCommand(place(key))), {
        concurrency: removedAtOnce,
      });
    },
  };
}
