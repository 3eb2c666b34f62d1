import { smtpMailer } from '@herald/core/mail';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { type Finding, good, problem, warning } from './check.ts';

const OLDEST_POSTGRES = 150_000;

export async function checkDatabase({ databaseUrl }: Config): Promise<Finding> {
  if (!databaseUrl) return good('Database', 'embedded PostgreSQL 18');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; text: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as text`,
    );
    const [server] = rows;
    if (Number(server?.number) >= OLDEST_POSTGRES) return good('Database', `PostgreSQL ${server?.text} responds`);
    return problem('Database', `PostgreSQL ${server?.text} is too old`, 'Use PostgreSQL 15 or newer.');
  } catch (error) {
    return problem('Database', textOf(error), 'Check DATABASE_URL, or unset it to use the embedded database.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl)
    return warning(
      'Mail',
      'no mail server, so mail stays in the outbox folder',
      'Set SMTP_URL to send password resets and invitations.',
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
export function checkSecret({ secretKey, databaseUrl, s3 }: Config): Finding {
  if (secretKey) return good('Secret', 'set by HERALD_SECRET_KEY');
  if (!databaseUrl || !s3) return good('Secret', 'kept in the data folder');
  return warning(
    'Secret',
    'kept in the data folder of this machine only',
    'Set the same HERALD_SECRET_KEY on every machine that shares this database. Otherwise a link signed by one does not open on another.',
  );
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
