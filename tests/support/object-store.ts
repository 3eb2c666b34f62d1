/// <reference path="./s3rver.d.ts" />
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver from 's3rver';

export interface ObjectStore {
  settings: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** Of every object. Its own lists end with an error where there are more than 1,000 objects, on Node 22 and later. */
  listKeys(): Promise<string[]>;
  stop(): Promise<void>;
}

const BUCKET = 'herald';
/** Of the file with the bytes of an object. */
const OBJECT_SUFFIX = '._S3rver_object';

/** Starts a real, empty S3-compatible server on loopback. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'herald-s3-'));
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    listKeys: () => listKeys(join(directory, BUCKET)),
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listKeys(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT_SUFFIX))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).slice(0, -OBJECT_SUFFIX.length));
}
