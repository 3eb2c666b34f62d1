import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { adminNote, startScreen } from './start-screen.ts';

describe('startScreen', () => {
  const secrets = {
    SMTP_URL: 'smtp://mailer:smtp-secret@mail.example.com:587',
    HERALD_ADMIN_PASSWORD: 'admin-secret',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'id-secret',
    S3_SECRET_ACCESS_KEY: 's3-secret',
  };
  const facts = { version: '0.1.0', databaseNote: 'embedded PostgreSQL 18', roles: 'api, worker', confinementGaps: [] };

  it('shows where everything is and no secret', () => {
    const screen = startScreen({ ...facts, config: readConfig(secrets), generatedAdminPassword: undefined });
    for (const part of ['http://localhost:3000', 'admin@herald.local', 'mail.example.com:587', 'bucket media']) {
      expect(screen).toContain(part);
    }
    expect(screen).not.toMatch(/secret/);
  });

  it('shows a generated administrator password', () => {
    const screen = startScreen({ ...facts, config: readConfig({}), generatedAdminPassword: 'made-for-you' });
    expect(screen).toContain('password made-for-you (shown only once)');
  });

  it('names no service that is not set', () => {
    const screen = startScreen({
      ...facts,
      config: readConfig({ HERALD_DATA: '/srv/herald' }),
      generatedAdminPassword: undefined,
    });
    expect(screen).toMatch(/Media +in the data folder/);
    expect(screen).toMatch(/Mail +not set up; administrators find mails in Settings, Mail/);
    expect(screen).not.toMatch(/SMTP|S3|OpenAI|HeyGen/i);
  });

  it('names a server of speech, and not its key', () => {
    const config = readConfig({
      HERALD_SPEECH_URL: 'http://speech.example.com:8880',
      HERALD_SPEECH_MODEL: 'kokoro',
      HERALD_SPEECH_KEY: 'speech-secret',
    });
    const screen = startScreen({ ...facts, config, generatedAdminPassword: undefined });
    expect(screen).toMatch(/Services +speech\.example\.com:8880/);
    expect(screen).not.toMatch(/secret/);
  });

  it('names hosted services that are set, and not their keys', () => {
    const keys = { HERALD_ELEVENLABS_KEY: 'eleven-secret', HERALD_AZURE_SPEECH_KEY: 'azure-secret' };
    const config = readConfig({ ...keys, HERALD_AZURE_SPEECH_REGION: 'westeurope' });
    const screen = startScreen({ ...facts, config, generatedAdminPassword: undefined });
    expect(screen).toMatch(/Services +api\.elevenlabs\.io, westeurope\.tts\.speech\.microsoft\.com/);
    expect(screen).not.toMatch(/secret|google/i);
  });

  it('says what the machine lacks to keep readers of uploads apart, and nothing where nothing is missing', () => {
    const shown = { ...facts, config: readConfig({}), generatedAdminPassword: undefined };
    expect(startScreen(shown)).not.toContain('Uploads');
    const screen = startScreen({ ...shown, confinementGaps: ['user namespaces for the user of Herald'] });
    expect(screen).toMatch(/Uploads +read by .* missing: user namespaces for the user of Herald/);
  });

  it('shows the database, the render slots and the running services', () => {
    const config = readConfig({ HERALD_RENDER_SLOTS: '3' });
    const screen = startScreen({ ...facts, config, generatedAdminPassword: undefined });
    expect(screen).toMatch(/Database +embedded PostgreSQL 18/);
    expect(screen).toMatch(/Render slots +3/);
    expect(screen).toMatch(/Running +api, worker/);
  });
});

describe('adminNote', () => {
  it('names the administrator, with the password only if this start generated it', () => {
    const config = readConfig({ HERALD_ADMIN_EMAIL: 'ada@example.com' });
    expect(adminNote(config, undefined)).toBe('ada@example.com');
    expect(adminNote(config, 'k4-zebra')).toBe('ada@example.com, password k4-zebra (shown only once)');
  });
});
