import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOutside } from '../doctor/check-outside.ts';
import { ConfigError } from './config-error.ts';
import { enginesOf } from './engines-of.ts';
import { readConfig } from './read-config.ts';
import { startScreen } from './start-screen.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-config-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const KEY = 'sk-secret-of-the-environment';
const namesOf = (variables: Record<string, string>) => readConfig(variables).services.map(({ name }) => name);
const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('services of the environment', () => {
  it('are none where nothing is set', () => {
    expect(namesOf({})).toEqual([]);
  });

  it('are not those a key of other programs would open', () => {
    expect(namesOf({ OPENAI_API_KEY: KEY })).toEqual([]);
  });

  it('speak with OpenAI where a model is named, at its usual address or another', () => {
    const [usual] = readConfig({ OPENAI_API_KEY: KEY, OPENAI_SPEECH_MODEL: 'm' }).services;
    expect(usual).toMatchObject({ wire: 'openai', baseUrl: 'https://api.openai.com', model: 'm', key: KEY });
    const variables = { OPENAI_API_KEY: KEY, OPENAI_SPEECH_MODEL: 'm', OPENAI_BASE_URL: 'http://proxy:4000/v1' };
    expect(readConfig(variables).services[0]?.baseUrl).toBe('http://proxy:4000');
  });

  it.each([
    [{ HEYGEN_API_KEY: KEY }, 'heygen', 'heygen'],
    [{ A2E_API_KEY: KEY }, 'a2e', 'a2e'],
    [{ FACESTUDIO_BASE_URL: 'http://faces:9000' }, 'facestudio', 'face-studio'],
    [{ OPENAI_API_KEY: KEY, OPENAI_IMAGE_MODEL: 'm' }, 'openai-images', 'openai-images'],
    [{ HERALD_FILM_WIRE: 'cog', HERALD_FILM_URL: 'http://gpu:5000' }, 'film', 'cog'],
  ])('are used as soon as their variables are set: %j', (variables, name, wire) => {
    expect(readConfig(variables).services).toMatchObject([{ name, wire }]);
  });

  it('accept both names of a key of speech', () => {
    expect(readConfig({ GOOGLE_TTS_API_KEY: KEY, ELEVENLABS_API_KEY: KEY }).services).toMatchObject([
      { name: 'elevenlabs', key: KEY },
      { name: 'google', key: KEY },
    ]);
  });

  it('tell where services of accounts are, which may then lie inside', () => {
    const config = readConfig({ HEYGEN_BASE_URL: 'http://127.0.0.1:4001', OPENAI_BASE_URL: 'http://proxy:4000/v1' });
    expect(config.serviceAddresses).toEqual({ heygen: 'http://127.0.0.1:4001', openai: 'http://proxy:4000' });
    expect(enginesOf(config, false).insideServices).toEqual(['proxy:4000', '127.0.0.1:4001']);
  });

  it('take what only their wire wants to know from a file', async () => {
    const file = join(folder, 'film.json');
    await writeFile(file, JSON.stringify({ workflow: { 3: { class_type: 'Load' } }, fps: '20' }));
    const variables = { HERALD_FILM_WIRE: 'comfyui', HERALD_FILM_URL: 'http://gpu:8188' };
    const [film] = readConfig({ ...variables, HERALD_FILM_SETTINGS_FILE: file }).services;
    const settings = { workflow: '{"3":{"class_type":"Load"}}', fps: '20' };
    expect(film?.settings).toEqual(settings);
    expect(problemsOf({ ...variables, HERALD_FILM_SETTINGS_FILE: join(folder, 'none.json') })).toEqual([
      'HERALD_FILM_SETTINGS_FILE must be a file with a JSON object.',
    ]);
    await writeFile(file, JSON.stringify({ workflow: {}, frames_per_second: 20 }));
    expect(problemsOf({ ...variables, HERALD_FILM_SETTINGS_FILE: file })).toEqual([
      'HERALD_FILM_SETTINGS_FILE has "frames_per_second", but comfyui takes workflow, mapping, prompt, fps, longest_side, headers.',
    ]);
  });

  it.each([
    [{ HERALD_FILM_MODEL: 'm' }, 'HERALD_FILM_MODEL needs HERALD_FILM_URL.'],
    [
      { HERALD_FILM_URL: 'http://gpu:5000' },
      'HERALD_FILM_URL needs HERALD_FILM_WIRE: videos, cog, localai or comfyui.',
    ],
  ])('say what is missing: %j', (variables, problem) => {
    expect(problemsOf(variables)).toEqual([problem]);
  });

  it('are named on the start screen and checked by the doctor, without their key', async () => {
    const variables = { OPENAI_API_KEY: KEY, OPENAI_SPEECH_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:9' };
    const config = readConfig(variables);
    const facts = {
      version: '0.1.0',
      databaseNote: '',
      roles: '',
      generatedAdminPassword: undefined,
      confinementGaps: [],
    };
    const screen = startScreen({ ...facts, config });
    const findings = await checkOutside(config);
    expect(screen).toMatch(/Services +127\.0\.0\.1:9/);
    expect(findings).toMatchObject([{ title: 'Service', state: 'problem', fix: expect.stringContaining('OPENAI_') }]);
    expect(JSON.stringify([screen, findings])).not.toContain(KEY);
  });
});
