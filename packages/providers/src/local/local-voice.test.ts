import { CHARACTER_PRESETS } from '@herald/stage';
import { afterEach, describe, expect, it } from 'vitest';
import { openProviders } from '../open/open-providers.ts';
import { speechServiceRules } from '../testing/conformance/speech-service-rules.ts';

const usualTemporary = process.env.TMPDIR;

describe('the embedded voices', () => {
  afterEach(() => {
    if (usualTemporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualTemporary;
  });

  speechServiceRules(async () => (await openProviders()).speech);

  it('have names that no presenter has', async () => {
    const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
    const presenters = CHARACTER_PRESETS.map(({ name }) => plain(name));
    const names = (await openProviders()).speech
      .allVoices()
      .map(({ label }) => plain(label.split(' - ', 1)[0] ?? label));
    expect(names.filter((name) => presenters.includes(name))).toEqual([]);
  });

  it('do not blame a sound for a machine that has no place for temporary files', async () => {
    process.env.TMPDIR = '/dev/null';
    const sound = { path: import.meta.filename, maxDurationSec: 30 };
    const { listen } = (await openProviders()).speech;
    await expect(listen({ ...sound, text: 'Hello', locale: 'en-US' })).rejects.toMatchObject({
      kind: 'disk_full',
      retryable: true,
    });
  });
});
