import { smtpMailer } from '@herald/core';
import pg from 'pg';
import { type Config, type ProviderName, providerNames } from '../config/config.ts';
import { type Finding, good, problem, warning } from './check.ts';

const OLDEST_POSTGRES = 150_000;

const KEY_FORMATS: Partial<Record<ProviderName, { pattern: RegExp; looksLike: string }>> = {
  openai: { pattern: /^sk-\S{20,}$/, looksLike: 'sk-…' },
  google_tts: { pattern: /^AIza[\w-]{35}$/, looksLike: 'AIza… with 39 characters' },
};

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
    if (Number(server?.number) >= OLDEST_POSTGRES) return good('Database', `PostgreSQL ${server?.text} answers`);
    return problem('Database', `PostgreSQL ${server?.text} is too old`, 'Use PostgreSQL 15 or newer.');
  } catch (error) {
    return problem('Database', textOf(error), 'Check DATABASE_URL, or leave it out to use the embedded database.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function checkMail({ smtpUrl, mailFrom }: Config): Promise<Finding> {
  if (!smtpUrl)
    return warning(
      'Mail',
      'no SMTP server; mail stays in the outbox folder',
      'Set SMTP_URL to send reset links and invitations.',
    );
  const mailer = smtpMailer(smtpUrl, mailFrom);
  try {
    await mailer.verify();
    return good('Mail', `${new URL(smtpUrl).host} answers`);
  } catch (error) {
    return problem('Mail', textOf(error), 'Check host, port, user and password in SMTP_URL.');
  } finally {
    mailer.close();
  }
}

/** What lies outside this machine may be shared by others, which then need the same secret. */
export function checkSecret({ secretKey, databaseUrl, s3 }: Config): Finding {
  if (secretKey) return good('Secret', 'given by HERALD_SECRET_KEY');
  if (!databaseUrl || !s3) return good('Secret', 'kept in the data folder');
  return warning(
    'Secret',
    'kept in the data folder of this machine only',
    'Set the same HERALD_SECRET_KEY on every machine that shares this database: links signed by one must open on all.',
  );
}

export function checkProviderKeys({ providers }: Config): Finding[] {
  return providerNames.flatMap((name) => {
    const { apiKey } = providers[name];
    if (!apiKey) return [];
    const title = `Key for ${name}`;
    const format = KEY_FORMATS[name];
    const isPlausible = format ? format.pattern.test(apiKey) : /^\S{16,}$/.test(apiKey);
    if (isPlausible) return [good(title, `ends with ${apiKey.slice(-4)}`)];
    const looksLike = format?.looksLike ?? 'at least 16 characters without spaces';
    return [
      problem(title, 'does not look like one', `It should look like ${looksLike}; copy it again from the service.`),
    ];
  });
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
