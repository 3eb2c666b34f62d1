import { describe, expect, it } from 'vitest';
import { oddVariables } from './odd-variables.ts';

describe('a variable for Herald that changes nothing', () => {
  it.each([
    ['HERALD_RENDER_SLOT', 'HERALD_RENDER_SLOTS'],
    ['HERALD_WORKER_PROT', 'HERALD_WORKER_PORT'],
    ['HERALD_PUBLICURL', 'HERALD_PUBLIC_URL'],
    ['HERALD_SPEECH_2_VOICE', 'HERALD_SPEECH_2_VOICES'],
    ['HERALD_ELEVENLABS_KEYS', 'HERALD_ELEVENLABS_KEY'],
    ['HERALD_PORT', 'PORT'],
  ])('is named with the one that was meant: %s', (name, meant) => {
    expect(oddVariables({ [name]: '3' })).toEqual([
      `${name} is no variable of Herald and has no effect. Did you mean ${meant}?`,
    ]);
  });

  it.each(['HERALD_COLOR_OF_THE_SKY', 'HERALD_SPEECH_3_URL'])('is named alone where none is near: %s', (name) => {
    expect(oddVariables({ [name]: 'x' })).toEqual([`${name} is no variable of Herald and has no effect.`]);
  });

  it.each([
    ['HERALD_ELEVENLABS_VOICES', 'HERALD_ELEVENLABS_KEY'],
    ['HERALD_GOOGLE_TTS_VOICES', 'HERALD_GOOGLE_TTS_KEY'],
    ['HERALD_AZURE_SPEECH_REGION', 'HERALD_AZURE_SPEECH_KEY'],
    ['OPENAI_SPEECH_MODEL', 'OPENAI_API_KEY'],
    ['OPENAI_IMAGE_MODEL', 'OPENAI_API_KEY'],
    ['FACESTUDIO_API_KEY', 'FACESTUDIO_BASE_URL'],
    ['HERALD_WORKER_HOST', 'HERALD_WORKER_PORT'],
  ])('is named with what it needs: %s', (name, needed) => {
    expect(oddVariables({ [name]: 'x' })).toEqual([`${name} has no effect without ${needed}.`]);
    expect(oddVariables({ [name]: 'x', [needed]: 'y' })).toEqual([]);
  });

  it('is named where it speaks of voices and no model says them', () => {
    const given = { OPENAI_API_KEY: 'k', OPENAI_IMAGE_MODEL: 'm', OPENAI_VOICES: 'alloy' };
    expect(oddVariables(given)).toEqual(['OPENAI_VOICES has no effect without OPENAI_SPEECH_MODEL.']);
    expect(oddVariables({ ...given, OPENAI_SPEECH_MODEL: 's' })).toEqual([]);
  });

  it('is none of those that are known, empty, of other programs or of a cluster', () => {
    expect(
      oddVariables({
        ...{ PATH: '/bin', PORT: '3000', HERALD_DATA: '/data', HERALD_RENDER_SLOT: ' ', HERALDS: 'x' },
        ...{ HERALD_ELEVENLABS_VOICES: 'a', ELEVENLABS_API_KEY: 'k', HERALD_PORT: 'tcp://10.0.0.1:3000' },
        ...{ HERALD_SERVICE_HOST: '10.0.0.1', HERALD_SERVICE_PORT_HTTP: '3000', HERALD_PORT_3000_TCP_ADDR: '10.0.0.1' },
      }),
    ).toEqual([]);
  });
});
