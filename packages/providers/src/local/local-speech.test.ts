import { afterEach, describe, expect, it } from 'vitest';
import { speechProviderRules } from '../conformance/speech-provider-rules.ts';
import { EngineUnavailable } from '../contracts/engine-unavailable.ts';
import { localSpeech } from './local-speech.ts';

const usualTemporary = process.env.TMPDIR;

describe('the embedded voices', () => {
  afterEach(() => {
    if (usualTemporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualTemporary;
  });

  speechProviderRules(localSpeech);

  it('do not blame a sound for a machine that has no place for temporary files', async () => {
    process.env.TMPDIR = '/dev/null';
    const sound = { path: import.meta.filename, maxDurationSec: 30 };
    const { decode, listen } = localSpeech();
    await expect(decode(sound)).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(listen({ ...sound, text: 'Hello', locale: 'en-US' })).rejects.toBeInstanceOf(EngineUnavailable);
  });
});
