import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly name: string;
  /** Returns undefined if it has just been removed. */
  writtenAt(): Promise<Date | undefined>;
}

/** Where customers' images are: a folder, or a bucket that several servers share. */
export interface FileStore {
  /** Writes all of it or, if it throws, nothing that `read` would find. */
  write(name: string, content: Buffer): Promise<void>;
  /** Returns undefined if there is no such file. */
  read(name: string): Promise<Readable | undefined>;
  /** Also resolves if there is no such file. */
  remove(name: string): Promise<void>;
  /** Returns all files, including those that a crash left partly written. */
  list(): Promise<readonly StoredFile[]>;
}
