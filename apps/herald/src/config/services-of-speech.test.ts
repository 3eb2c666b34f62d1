import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
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
const servicesOf = (variables: Record<string, string>) => readConfig(variables).services;

it('uses no service of speech unless one is set', () => {
  expect(servicesOf({})).toEqual([]);
  expect(servicesOf({ HERALD_ELEVENLABS_MODEL: 'eleven_v3', HERALD_AZURE_SPEECH_REGION: 'westeurope' })).toEqual([]);
});

it('asks a server by the wire of OpenAI only with address and model', () => {
  const server = { HERALD_SPEECH_URL: 'http://127.0.0.1:8880', HERALD_SPEECH_MODEL: 'kokoro' };
  expect(servicesOf(server)).toEqual([
    {
      ...{
        name: 'server',
        title: 'OpenAI-compatible server',
        wire: 'openai',
        baseUrl: 'http://127.0.0.1:8880',
        model: 'kokoro',
      },
      ...{ key: undefined, voices: undefined },
    },
  ]);
  expect(problemsOf({ HERALD_SPEECH_MODEL: 'kokoro' })).toEqual([
    'HERALD_SPEECH_URL and HERALD_SPEECH_MODEL must be set together.',
  ]);
});

it('asks a server of speech by another wire without a model, but not without an address', () => {
  const piper = { HERALD_SPEECH_WIRE: 'piper', HERALD_SPEECH_URL: 'http://127.0.0.1:5000' };
  expect(servicesOf(piper)).toMatchObject([{ wire: 'piper', baseUrl: 'http://127.0.0.1:5000' }]);
  expect(problemsOf({ HERALD_SPEECH_WIRE: 'piper' })).toEqual(['HERALD_SPEECH_WIRE=piper needs HERALD_SPEECH_URL.']);
  expect(problemsOf({ HERALD_SPEECH_WIRE: 'telnet' })[0]).toContain('HERALD_SPEECH_WIRE must be openai, piper');
  const withKey = { ...piper, HERALD_SPEECH_URL: 'http://me:secret@127.0.0.1:5000' };
  expect(problemsOf(withKey)).toEqual(['HERALD_SPEECH_URL must not contain a user name, a password or a query.']);
});

it('asks a second server too, whose voices have names of their own', () => {
  const services = servicesOf({
    HERALD_SPEECH_URL: 'http://kokoro:8880',
    HERALD_SPEECH_MODEL: 'kokoro',
    HERALD_SPEECH_2_WIRE: 'piper',
    HERALD_SPEECH_2_URL: 'http://piper:5000',
    HERALD_SPEECH_2_VOICES: 'de_DE-eva_k-x_low:female',
  });
  expect(services).toMatchObject([
    { name: 'server', wire: 'openai' },
    { name: 'server2', wire: 'piper', baseUrl: 'http://piper:5000', voices: 'de_DE-eva_k-x_low:female' },
  ]);
  expect(problemsOf({ HERALD_SPEECH_2_URL: 'http://kokoro:8880' })).toEqual([
    'HERALD_SPEECH_2_URL and HERALD_SPEECH_2_MODEL must be set together.',
  ]);
});

it('uses a hosted service as soon as it has a key, after a server of its own', () => {
  const services = servicesOf({
    HERALD_AZURE_SPEECH_KEY: 'k3',
    HERALD_AZURE_SPEECH_REGION: 'westeurope',
    HERALD_GOOGLE_TTS_KEY: 'k2',
    HERALD_ELEVENLABS_KEY: 'k1',
    HERALD_ELEVENLABS_MODEL: 'eleven_v3',
    HERALD_SPEECH_WIRE: 'piper',
    HERALD_SPEECH_URL: 'http://127.0.0.1:5000',
  });
  expect(services.map(({ name, baseUrl, model }) => [name, baseUrl, model])).toEqual([
    ['server', 'http://127.0.0.1:5000', undefined],
    ['elevenlabs', 'https://api.elevenlabs.io', 'eleven_v3'],
    ['google', 'https://texttospeech.googleapis.com', undefined],
    ['azure', 'https://westeurope.tts.speech.microsoft.com', undefined],
  ]);
});

it('asks a hosted service at another address where one is named', () => {
  const google = { HERALD_GOOGLE_TTS_KEY: 'k', HERALD_GOOGLE_TTS_URL: 'https://proxy.example.com/google' };
  expect(servicesOf(google)[0]?.baseUrl).toBe('https://proxy.example.com/google');
});

it('says that Azure has no address without a region, and that a region is one word', () => {
  expect(problemsOf({ HERALD_AZURE_SPEECH_KEY: 'k' })).toEqual([
    'HERALD_AZURE_SPEECH_KEY needs HERALD_AZURE_SPEECH_REGION, like westeurope.',
  ]);
  const elsewhere = { HERALD_AZURE_SPEECH_KEY: 'k', HERALD_AZURE_SPEECH_REGION: 'evil.example.com/' };
  expect(problemsOf(elsewhere)[0]).toMatch(/^HERALD_AZURE_SPEECH_REGION must be a region/);
});

it('understands the file that starts Kokoro and Piper beside Herald', async () => {
  const file = await readFile(new URL('../../../../docs/compose.voices.yaml', import.meta.url), 'utf8');
  const variables = Array.from(file.matchAll(/^ {6}(HERALD_\w+): (.+)$/gm), ([, name, value]) => [name, value]);
  const servers = [...file.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  const services = servicesOf(Object.fromEntries(variables));
  expect(services.map(({ wire }) => wire)).toEqual(['openai', 'piper']);
  for (const { baseUrl } of services) expect(servers).toContain(new URL(baseUrl).hostname);
});

it('lets administrators name services inside only where the operator allows it', () => {
  expect(readConfig({}).insideServices).toEqual([]);
  const inside = 'voices:8880, 127.0.0.1, [::1]:8880, 10.1.0.0/16';
  expect(readConfig({ HERALD_INSIDE_SERVICES: inside }).insideServices).toEqual([
    'voices:8880',
    '127.0.0.1',
    '[::1]:8880',
    '10.1.0.0/16',
  ]);
  expect(problemsOf({ HERALD_INSIDE_SERVICES: 'http://voices:8880' })[0]).toContain('must be hosts, addresses');
});
