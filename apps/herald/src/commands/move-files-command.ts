import { join } from 'node:path';
import { StorageError, s3Storage } from '@herald/core/storage';
import { moveFiles } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import { makeDataFolder } from '../instance/data-folder.ts';
import { describeStore } from '../instance/describe-store.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { lockForCommand } from '../instance/instance-lock.ts';
import { assertWhole } from '../instance/restore-marker.ts';

const TELL_EVERY = 100;

/** Copies the files of the data folder into the bucket of these settings, on the way from one machine to several. */
export async function moveFilesCommand(config: Config): Promise<void> {
  const { s3, dataFolder } = config;
  if (!s3) {
    const words = 'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the store the files go to.';
    throw new CommandError(words, exitCodes.wrongUsage);
  }
  await makeDataFolder(dataFolder);
  const unlock = await lockForCommand(dataFolder);
  const tell = (copied: number) => {
    if (copied % TELL_EVERY === 0) process.stdout.write(`${copied} files copied\n`);
  };
  try {
    await assertWhole(dataFolder);
    const { copied, kept } = await moveFiles(join(dataFolder, 'media'), s3Storage(s3), tell);
    const counts = `${copied} copied, ${kept} there before`;
    process.stdout.write(`All ${copied + kept} files are in ${describeStore(config)}: ${counts}.\n`);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new CommandError(`The files could not go to ${describeStore(config)}: ${error.message}.`);
  } finally {
    await unlock();
  }
}
