import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { Unavailable } from '../../errors.ts';
import type { FileStore } from './file-store.ts';

/** A bucket of any service with the API of S3. */
export interface Bucket {
  /** With the bucket as its path, such as `https://s3.eu-central-1.amazonaws.com/florin-files`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long the service may take to answer. */
const TIMEOUT_MS = 10_000;

/**
 * What is signed for the bucket goes nowhere else. The time is for the answer to begin: how long an image takes from then on
 * is up to the customer's connection.
 */
const fetchInTime: typeof fetch = async (address, options) => {
  const giveUp = new AbortController();
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const onLate = () => giveUp.abort(late.reason);
  late.addEventListener('abort', onLate);
  try {
    return await fetch(address, { ...options, redirect: 'error', signal: giveUp.signal });
  } finally {
    late.removeEventListener('abort', onLate);
  }
};

/** Keeps files in a private bucket. Every request is signed, and customers reach their files through the server alone. */
export function bucketFiles(bucket: Bucket): FileStore {
  const s3 = new S3mini({ ...bucket, fetch: fetchInTime });

  /** Whatever is wrong with the bucket, a customer can only try again later. */
  const ask = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
    try {
      return await request;
    } catch (error) {
      throw new Unavailable('The bucket of files doesn’t answer as it should.', { cause: error });
    }
  };

  return {
    write: async (name, content) => void (await ask(s3.putObject(name, content, 'image/jpeg'))),
    async read(name) {
      const response = await ask(s3.getObjectResponse(name));
      // The types of the browser's streams and of Node's differ.
      return response?.body ? Readable.from(response.body) : undefined;
    },
    remove: async (name) => void (await ask(s3.deleteObject(name))),
    async list() {
      const objects = await ask(s3.listObjects());
      return (objects ?? []).map(({ Key, LastModified }) => ({
        name: Key,
        writtenAt: () => Promise.resolve(new Date(LastModified)),
      }));
    },
  };
}
