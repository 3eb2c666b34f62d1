import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenBackup } from '@herald/core/backup';
import type { Config } from '../config/config.ts';
import { CommandError } from '../instance/exit-code.ts';
import { fingerprintOf } from '../instance/fingerprint.ts';

/** The secret that goes into the data folder, if one has to; throws where what the backup needs is not known. */
export async function secretFor({ secretKey, dataFolder }: Config, backup: OpenBackup): Promise<string | undefined> {
  const { id, secret_fingerprint: wanted } = backup.manifest.installation;
  const packed = await backup.readSecret();
  const given = secretKey ?? packed ?? (await readFile(join(dataFolder, 'keys', 'secret'), 'utf8').catch(() => ''));
  if (given.trim() && (await fingerprintOf(given.trim(), id)) === wanted) return secretKey ? undefined : packed;
  throw new CommandError(
    secretKey
      ? `HERALD_SECRET_KEY is not the secret of this backup. ${packed ? 'Unset it, because the secret is in the backup.' : 'Set the one it was made with.'}`
      : `The secret of this installation is not in the backup. Set HERALD_SECRET_KEY to it, or bring it back as ${join(dataFolder, 'keys', 'secret')}.`,
  );
}
