import { join } from 'node:path';
import { diskStorage } from '@herald/core/storage';
import { readMark } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readInstanceSecret } from './instance-secret.ts';

/** Works out the fingerprint that a start will need, while there is no database to ask yet. */
export async function fingerprintAhead({ s3, dataFolder, secretKey }: Config): Promise<void> {
  const installationId = s3 ? undefined : await readMark(diskStorage(join(dataFolder, 'media')));
  if (installationId) await fingerprintOf(await readInstanceSecret(dataFolder, secretKey), installationId);
}
