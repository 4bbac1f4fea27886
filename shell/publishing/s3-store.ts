import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pMap from 'p-map';
import { inWords } from '../release/in-words.ts';
import type { Condition, Content, NewObject, ObjectStore, Put, ReadObject } from './object-store.ts';
import type { StoreAddress } from './store-address.ts';

const removedAtOnce = 8;

/**
 * The client reads keys, region and address of the store from the environment, as every tool for S3 does
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL`). Stores other than Amazon's have no
 * host for each bucket, and do not all know its newer checksums.
 */
export function clientOfEnvironment(): S3Client {
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

export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
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
  const name = `s3://${bucket}/${prefix}`;
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** What a store complains of, in a sentence with what to do. */
  async function asked<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((cause: unknown) => {
      const told = `${name}: ${what} failed (${inWords(cause)}).`;
      const next =
        "Run the command again; if it says the same, look at the store's address, its keys, and what they may do.";
      throw new Error(`${told} ${next}`, { cause });
    });
  }

  function putting({ key, body, type, cacheControl }: NewObject) {
    return { ...place(key), Body: body, ContentType: type, CacheControl: cacheControl };
  }

  async function list(): Promise<ReadonlyMap<string, Content>> {
    const found = new Map<string, Content>();
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      for (const { Key, Size: size = 0, ETag = '' } of page.Contents ?? []) {
        if (Key) found.set(Key.slice(prefix.length), { size, md5: ETag.replaceAll('"', '') });
      }
    }
    return found;
  }

  async function read(key: string): Promise<ReadObject | undefined> {
    const found = await unlessMissing(client.send(new GetObjectCommand(place(key))));
    if (!found?.Body) return undefined;
    return { body: await found.Body.transformToByteArray(), etag: found.ETag ?? '' };
  }

  async function putIf(condition: Condition, object: NewObject): Promise<Put> {
    const command = new PutObjectCommand({ ...putting(object), ...conditionHeaders(condition) });
    try {
      const { ETag: etag = '' } = await client.send(command);
      return { outcome: 'put', etag };
    } catch (error) {
      if (isRefusal(error)) return { outcome: 'refused' };
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    await asked(`removing ${key}`, client.send(new DeleteObjectCommand(place(key))));
  }

  return {
    name,
    list: () => asked('listing what is there', list()),
    read: (key) => asked(`reading ${key}`, read(key)),
    put: async (object) => {
      await asked(`putting ${object.key}`, client.send(new PutObjectCommand(putting(object))));
    },
    putIf: (condition, object) => asked(`putting ${object.key}`, putIf(condition, object)),
    remove: async (gone) => {
      await pMap(gone, remove, { concurrency: removedAtOnce });
    },
  };
}
