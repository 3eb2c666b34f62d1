import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('readConfig', () => {
  it('embeds everything and listens on this machine only when nothing is set', () => {
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

  it('measures how quick a new machine is unless that is switched off', () => {
    expect(readConfig({}).takesFirstMeasure).toBe(true);
    expect(readConfig({ HERALD_FIRST_MEASURE: 'off' }).takesFirstMeasure).toBe(false);
  });

  it('shows figures to nobody but administrators, and opens no port for a worker', () => {
    expect(readConfig({})).toMatchObject({
      metricsAccess: { token: undefined, allowsLoopback: false },
      workerPort: undefined,
      workerHost: '127.0.0.1',
    });
  });

  it('listens on every address once the public address is public', () => {
    const config = readConfig({ HERALD_PUBLIC_URL: 'https://video.example.com/', PORT: '8080' });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://video.example.com',
      sitesDomain: 'video.example.com',
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ HERALD_METRICS_TOKEN: 'short' }, 'HERALD_METRICS_TOKEN must have at least 16 characters.'],
    [{ HERALD_METRICS_LOOPBACK: 'yes' }, 'HERALD_METRICS_LOOPBACK must be on or off.'],
    [{ HERALD_WORKER_PORT: '3000' }, 'HERALD_WORKER_PORT must differ from PORT'],
    [{ PORT: 'eighty' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ HERALD_PUBLIC_URL: 'video.example.com' }, 'HERALD_PUBLIC_URL must be a URL'],
    [{ HERALD_PUBLIC_URL: 'https://example.com/herald' }, 'HERALD_PUBLIC_URL must end after the host name'],
    [{ HERALD_TRUST_PROXY: '10.0.0.1, my-proxy' }, 'HERALD_TRUST_PROXY must be addresses or networks'],
    [{ HERALD_TRUST_PROXY: '10.0.0.0/33' }, 'HERALD_TRUST_PROXY must be addresses or networks'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must look like postgresql://'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtp://'],
    [{ HERALD_ADMIN_EMAIL: 'admin' }, 'HERALD_ADMIN_EMAIL must be an e-mail address.'],
    [{ HERALD_ADMIN_PASSWORD: 'short' }, 'HERALD_ADMIN_PASSWORD must have at least 8 characters.'],
    [{ HERALD_RENDER_SLOTS: '0' }, 'HERALD_RENDER_SLOTS must be at least 1.'],
    [{ HERALD_FIRST_MEASURE: 'no' }, 'HERALD_FIRST_MEASURE must be on or off.'],
    [{ HERALD_STOP_GRACE_SEC: '5000' }, 'HERALD_STOP_GRACE_SEC must be at most 3600.'],
    [{ HERALD_LOG_LEVEL: 'loud' }, 'HERALD_LOG_LEVEL must be debug, info, warn, error, silent.'],
    [{ HERALD_MAIL_FROM: 'Studio' }, 'HERALD_MAIL_FROM must be an address, like Studio <studio@example.com>.'],
    [{ HERALD_SITES_DOMAIN: 'Example.com' }, 'HERALD_SITES_DOMAIN must be a host name in small letters'],
    [{ HERALD_SPEECH_WIRE: 'phone' }, 'HERALD_SPEECH_WIRE must be openai, piper, pocket-tts.'],
    [{ HERALD_SPEECH_KEY: 'secret' }, 'HERALD_SPEECH_KEY needs HERALD_SPEECH_URL.'],
    [{ HERALD_SPEECH_2_VOICES: 'alloy' }, 'HERALD_SPEECH_2_VOICES needs HERALD_SPEECH_2_URL.'],
    [
      { HERALD_SPEECH_WIRE: 'piper', HERALD_SPEECH_URL: 'http://127.0.0.1:5000', HERALD_SPEECH_MODEL: 'kokoro' },
      'HERALD_SPEECH_MODEL has no effect with HERALD_SPEECH_WIRE=piper. Unset it.',
    ],
    [{ HERALD_SECRET_KEY: 'short' }, 'HERALD_SECRET_KEY must have at least 32 characters.'],
    [
      { S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'x' },
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too',
    ],
  ])('says what is wrong with %j', (variables, text) => {
    expect(problemsOf(variables)).toHaveLength(1);
    expect(problemsOf(variables)[0]).toContain(text);
  });

  it.each(['studio@example.com', 'Studio <studio@example.com>', '"Studio, Oslo" <studio@example.com>'])(
    'takes the sender %s',
    (mailFrom) => {
      expect(readConfig({ HERALD_MAIL_FROM: mailFrom })).toMatchObject({ mailFrom });
    },
  );

  it('reads a list of proxies', () => {
    const { trustProxy } = readConfig({ HERALD_TRUST_PROXY: '10.0.0.2, fd00::/8' });
    expect(trustProxy).toEqual(['10.0.0.2', 'fd00::/8']);
  });

  it('reports all problems together', () => {
    expect(problemsOf({ PORT: 'x', SMTP_URL: 'y', HERALD_ADMIN_EMAIL: 'z' })).toHaveLength(3);
  });

  it('uses the object store only with all four variables, in us-east-1 by default', () => {
    const store = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' };
    const { s3 } = readConfig({ ...store, S3_SECRET_ACCESS_KEY: 'key' });
    expect(s3).toMatchObject({ endpoint: 'https://s3.example.com', bucket: 'media', region: 'us-east-1' });
    expect(readConfig({}).s3).toBeUndefined();
  });

  it('keeps natural voices in the data folder unless told otherwise', () => {
    expect(readConfig({ HERALD_DATA: '/srv/herald' }).voicesFolder).toBe('/srv/herald/voices');
    expect(readConfig({ HERALD_VOICES: '/srv/voices' }).voicesFolder).toBe('/srv/voices');
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://herald.localhost:4000'])(
    'listens on this machine only for %s',
    (address) => {
      expect(readConfig({ HERALD_PUBLIC_URL: address }).host).toBe('localhost');
    },
  );

  it('lets HERALD_HOST, HERALD_SITES_DOMAIN and HERALD_MAIL_FROM override what the public address implies', () => {
    const config = readConfig({
      HERALD_PUBLIC_URL: 'https://video.example.com',
      HERALD_HOST: '10.0.0.5',
      HERALD_SITES_DOMAIN: 'sites.example.com',
      HERALD_MAIL_FROM: 'Video <video@example.com>',
    });
    expect(config).toMatchObject({
      host: '10.0.0.5',
      sitesDomain: 'sites.example.com',
      mailFrom: 'Video <video@example.com>',
    });
    expect(readConfig({ HERALD_PUBLIC_URL: 'https://video.example.com' }).mailFrom).toBe(
      'Herald <herald@video.example.com>',
    );
  });

  it('returns a frozen configuration', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});
