import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { checkProviderKeys, checkSecret } from './check-services.ts';

const shared = {
  DATABASE_URL: 'postgresql://herald@db.example.com/herald',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

describe('the secret', () => {
  it('may be of one machine while everything lies there', () => {
    expect(checkSecret(readConfig({}))).toMatchObject({ state: 'good' });
  });

  it('must be given once several machines can share database and media', () => {
    const finding = checkSecret(readConfig(shared));
    expect(finding).toMatchObject({ state: 'warning', mend: expect.stringContaining('HERALD_SECRET_KEY') });
    const secret = 'a secret of thirty-two characters';
    const given = checkSecret(readConfig({ ...shared, HERALD_SECRET_KEY: secret }));
    expect(given).toMatchObject({ state: 'good' });
    expect(JSON.stringify(given)).not.toContain(secret);
  });
});

describe('keys', () => {
  it('are judged by the form their service gives them', () => {
    const found = checkProviderKeys(
      readConfig({ GOOGLE_TTS_API_KEY: `AIza${'x'.repeat(35)}`, ELEVENLABS_API_KEY: 'short', OPENAI_API_KEY: 'pk-1' }),
    );
    expect(found.map(({ title, state }) => [title, state])).toEqual([
      ['Key for openai', 'problem'],
      ['Key for google_tts', 'good'],
      ['Key for elevenlabs', 'problem'],
    ]);
  });
});
