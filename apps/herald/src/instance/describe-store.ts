import type { Config } from '../config/config.ts';

/** Where the files of this process lie, for people. */
export function describeStore({ s3, dataFolder }: Config): string {
  return s3 ? `the bucket ${s3.bucket} at ${s3.endpoint}` : `the folder media in ${dataFolder}`;
}
