import { describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { readConfig } from '../config/read-config.ts';
import { checkDatabase, checkMail, checkSecret } from './check-services.ts';

const shared = {
  DATABASE_URL: 'postgresql://herald@db.example.com/herald',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

describe('checkSecret', () => {
  it('accepts a secret in the data folder while the database or the media are there too', () => {
    expect(checkSecret(readConfig({}))).toMatchObject({ state: 'good' });
  });

  it('warns without HERALD_SECRET_KEY when other machines can share database and media', () => {
    const finding = checkSecret(readConfig(shared));
    expect(finding).toMatchObject({ state: 'warning', fix: expect.stringContaining('HERALD_SECRET_KEY') });
    const secret = 'a secret of thirty-two characters';
    const given = checkSecret(readConfig({ ...shared, HERALD_SECRET_KEY: secret }));
    expect(given).toMatchObject({ state: 'good' });
    expect(JSON.stringify(given)).not.toContain(secret);
  });
});

describe('checkDatabase', () => {
  it('accepts the embedded database without connecting to it', async () => {
    expect(await checkDatabase(readConfig({}))).toMatchObject({ state: 'good', note: 'embedded PostgreSQL 18' });
  });

  it('reports a database that does not respond, without its password', async () => {
    const finding = await checkDatabase(readConfig({ DATABASE_URL: 'postgresql://herald:hidden@127.0.0.1:9/herald' }));
    expect(finding).toMatchObject({ state: 'problem', fix: expect.stringContaining('DATABASE_URL') });
    expect(JSON.stringify(finding)).not.toContain('hidden');
  });
});

describe('checkMail', () => {
  it('warns that mail stays in the outbox without a mail server', async () => {
    expect(await checkMail(readConfig({}))).toMatchObject({
      state: 'warning',
      fix: expect.stringContaining('SMTP_URL'),
    });
  });

  it('accepts a mail server that responds', async () => {
    const server = await startMailServer();
    expect(await checkMail(readConfig({ SMTP_URL: server.url }))).toMatchObject({ state: 'good' });
    await server.stop();
  });

  it('reports a mail server that does not respond, without its password', async () => {
    const finding = await checkMail(readConfig({ SMTP_URL: 'smtp://herald:hidden@127.0.0.1:9' }));
    expect(finding).toMatchObject({ state: 'problem', note: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(finding)).not.toContain('hidden');
  });
});
