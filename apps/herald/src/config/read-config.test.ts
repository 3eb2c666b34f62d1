import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';
import { startScreen } from './start-screen.ts';

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('configuration', () => {
  it('needs nothing: everything is embedded and reachable from this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      sitesDomain: 'localhost:3000',
      databaseUrl: undefined,
      s3: undefined,
      smtpUrl: undefined,
      adminEmail: 'admin@herald.local',
      adminPassword: undefined,
    });
    expect(config.renderSlots).toBeGreaterThanOrEqual(1);
    expect(config.dataFolder).toMatch(/\/data$/);
  });

  it('listens for others once it has a public address', () => {
    const config = readConfig({ HERALD_PUBLIC_URL: 'https://video.example.com/', PORT: '8080' });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://video.example.com',
      sitesDomain: 'video.example.com',
    });
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ HERALD_PUBLIC_URL: 'video.example.com' }, 'HERALD_PUBLIC_URL must be an address'],
    [{ HERALD_PUBLIC_URL: 'https://example.com/herald' }, 'HERALD_PUBLIC_URL must end after the host name'],
    [{ HERALD_TRUST_PROXY: '10.0.0.1, my-proxy' }, 'HERALD_TRUST_PROXY must be addresses or networks'],
    [{ HERALD_TRUST_PROXY: '10.0.0.0/33' }, 'HERALD_TRUST_PROXY must be addresses or networks'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must look like postgresql://'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtp://'],
    [{ HERALD_ADMIN_EMAIL: 'admin' }, 'HERALD_ADMIN_EMAIL must be an e-mail address.'],
    [{ HERALD_ADMIN_PASSWORD: 'short' }, 'HERALD_ADMIN_PASSWORD must have at least 8 characters.'],
    [{ HERALD_RENDER_SLOTS: '0' }, 'HERALD_RENDER_SLOTS must be at least 1.'],
    [{ HERALD_SECRET_KEY: 'short' }, 'HERALD_SECRET_KEY must have at least 32 characters.'],
    [
      { S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'x' },
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too',
    ],
  ])('says what is wrong with %j', (variables, text) => {
    expect(problemsOf(variables)).toHaveLength(1);
    expect(problemsOf(variables)[0]).toContain(text);
  });

  it('takes a list of proxies', () => {
    const { trustProxy } = readConfig({ HERALD_TRUST_PROXY: '10.0.0.2, fd00::/8' });
    expect(trustProxy).toEqual(['10.0.0.2', 'fd00::/8']);
  });

  it('tells every problem at the same time', () => {
    expect(problemsOf({ PORT: 'x', SMTP_URL: 'y', HERALD_ADMIN_EMAIL: 'z' })).toHaveLength(3);
  });

  it('reads the keys of every provider', () => {
    const { providers } = readConfig({ GOOGLE_TTS_API_KEY: 'k', A2E_BASE_URL: 'http://127.0.0.1:1' });
    expect(providers.google_tts).toEqual({ apiKey: 'k', baseUrl: undefined });
    expect(providers.a2e).toEqual({ apiKey: undefined, baseUrl: 'http://127.0.0.1:1' });
  });
});

describe('the start screen', () => {
  const secrets = {
    SMTP_URL: 'smtp://mailer:smtp-secret@mail.example.com:587',
    OPENAI_API_KEY: 'sk-openai-secret',
    HERALD_ADMIN_PASSWORD: 'admin-secret',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'id-secret',
    S3_SECRET_ACCESS_KEY: 's3-secret',
  };
  const facts = { version: '0.1.0', databaseNote: 'embedded PostgreSQL 18', roles: 'api, worker' };

  it('names the address, the administrator, the folder, the engines and the keys, and no secret', () => {
    const screen = startScreen({ ...facts, config: readConfig(secrets), generatedAdminPassword: undefined });
    for (const part of [
      'http://localhost:3000',
      'admin@herald.local',
      'mail.example.com:587',
      'openai',
      'bucket media',
    ]) {
      expect(screen).toContain(part);
    }
    expect(screen).not.toMatch(/secret/);
  });

  it('shows a generated administrator password that once', () => {
    const screen = startScreen({ ...facts, config: readConfig({}), generatedAdminPassword: 'made-for-you' });
    expect(screen).toContain('password made-for-you (shown only now)');
  });
});
