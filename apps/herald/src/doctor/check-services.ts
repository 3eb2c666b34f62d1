import { smtpMailer } from '@herald/core/mail';
import { s3Storage } from '@herald/core/storage';
import { probeStore } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import { describeStore } from '../instance/describe-store.ts';
import { readInstanceSecret } from '../instance/instance-secret.ts';
import { type Finding, good, problem, warning } from './check.ts';

export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl)
    return warning(
      'Mail',
      'no mail server: mails wait in the back office, under Settings',
      'Set SMTP_URL to send them.',
    );
  const mailer = smtpMailer(smtpUrl, mailFrom);
  try {
    await mailer.verify();
    return good('Mail', `${new URL(smtpUrl).host} responds`);
  } catch (error) {
    return problem('Mail', textOf(error), 'Check the host, port, user and password in SMTP_URL.');
  } finally {
    mailer.close();
  }
}

/** Machines that share a database and a store must share the secret too. */
export async function checkSecret({ secretKey, databaseUrl, s3, dataFolder }: Config): Promise<Finding> {
  if (secretKey) return good('Secret', 'set by HERALD_SECRET_KEY');
  try {
    await readInstanceSecret(dataFolder, undefined);
  } catch (error) {
    return problem(
      'Secret',
      textOf(error),
      'Give keys/secret back to the user that runs Herald, or set HERALD_SECRET_KEY.',
    );
  }
  if (!databaseUrl || !s3) return good('Secret', 'kept in the data folder');
  return warning(
    'Secret',
    'kept in the data folder of this machine only',
    'Set the same HERALD_SECRET_KEY on every machine that shares this database. Otherwise they refuse to start.',
  );
}

/** Stores, reads and removes a small file. */
export async function checkStore(config: Config): Promise<Finding> {
  if (!config.s3) {
    if (!config.databaseUrl) return good('Files', 'kept in the data folder');
    return warning(
      'Files',
      'kept in the data folder of this machine only',
      'To run Herald on more machines, set the four S3_ variables.',
    );
  }
  try {
    await probeStore(s3Storage(config.s3));
    return good('Files', `${describeStore(config)} stores and returns them`);
  } catch (error) {
    return problem('Files', textOf(error), 'Check S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
