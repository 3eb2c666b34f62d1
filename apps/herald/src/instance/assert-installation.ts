import { StorageError } from '@herald/core/storage';
import { type Mismatch, probeStore, recognizeInstallation } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import { describeStore } from './describe-store.ts';
import { CommandError, exitCodes } from './exit-code.ts';
import type { OpenCore } from './open-core.ts';

const ADOPT =
  'If this is on purpose, because you moved the files or changed the secret, run `npx herald adopt` once with these settings.';

const MISMATCHES: Record<Mismatch, (config: Config) => string> = {
  other_secret: ({ secretKey }) =>
    secretKey
      ? 'HERALD_SECRET_KEY differs from the secret this installation was started with. Set the same one on every machine.'
      : 'The secret in the data folder, keys/secret, is not the one this installation was started with. Bring it back from your backup, or set the HERALD_SECRET_KEY of the other machines.',
  store_without_mark: (config) =>
    `This process would keep its files in ${describeStore(config)}, but the files of this installation are elsewhere: the file herald-installation is missing there. ${config.s3 ? 'Check S3_ENDPOINT and S3_BUCKET.' : 'Set the four S3_ variables as on the other machines, or HERALD_DATA to the right folder.'}`,
  store_of_another: (config) =>
    `The files in ${describeStore(config)} belong to another installation than this database. Check ${config.s3 ? 'S3_ENDPOINT, S3_BUCKET' : 'HERALD_DATA'} and DATABASE_URL.`,
  database_without_installation: (config) =>
    `The files in ${describeStore(config)} belong to an installation, but this database is new. Check DATABASE_URL, or use an empty ${config.s3 ? 'bucket' : 'folder'}.`,
};

export function describeMismatches(mismatches: Mismatch[], config: Config): string {
  return [...mismatches.map((mismatch) => MISMATCHES[mismatch](config)), ADOPT].join('\n');
}

/** Ends a process that sees another store or has another secret than its installation, before it does any harm. */
export async function assertInstallation({ core, fingerprint }: OpenCore, config: Config): Promise<void> {
  const mismatches = await recognizeInstallation(core, fingerprint).catch((error: unknown) => {
    throw explainStoreFailure(error, config) ?? error;
  });
  if (mismatches.length > 0) throw new CommandError(describeMismatches(mismatches, config), exitCodes.wrongUsage);
}

/** Stores, reads and removes a small file, so that wrong credentials are found before the first video. */
export async function assertStoreWorks({ core }: OpenCore, config: Config): Promise<void> {
  await probeStore(core.storage).catch((error: unknown) => {
    throw explainStoreFailure(error, config) ?? error;
  });
}

/** The store may be back in a minute, so a supervisor may try again. */
function explainStoreFailure(error: unknown, config: Config): CommandError | undefined {
  if (!(error instanceof StorageError)) return undefined;
  const check = config.s3 ? 'Check the S3_ variables.' : 'Check the disk.';
  const words = `Herald cannot use ${describeStore(config)}: ${error.message}. ${check}`;
  return new CommandError(words, exitCodes.failed, { mayPass: true });
}
