import { BARE_FACE } from '@herald/media/person/character-params';
import { readCharacterParams } from '@herald/media/person/read-character-params';
import { describe, expect, it } from 'vitest';
import { completePreset, type PresetDraft } from './preset.ts';

const { seed, gender, ageYears, ethnicity, skinTone, eyeColor, shape, hair, beard, garment } = readCharacterParams({
  seed: 3,
  gender: 'female',
  ageYears: 30,
});

const draft = (params: Partial<PresetDraft['params']> = {}): PresetDraft => ({
  id: 'ada',
  name: 'Ada',
  description: 'A plain person.',
  params: { seed, gender, ageYears, ethnicity, skinTone, eyeColor, shape, hair, beard, garment, ...params },
});

describe('completePreset', () => {
  it('keeps the id, the name and the description', () => {
    expect(completePreset(draft())).toMatchObject({ id: 'ada', name: 'Ada', description: 'A plain person.' });
  });

  it('leaves out what a draft does not name', () => {
    const { glasses, earrings, necklace, bindi, makeup } = completePreset(draft()).params;
    expect([glasses, earrings, necklace, bindi]).toEqual([null, null, null, false]);
    expect(makeup).toEqual(BARE_FACE);
  });

  it('keeps what a draft names', () => {
    const { mood, freckles, pose } = completePreset(draft({ mood: 'composed', freckles: 0.4, pose: 'turned' })).params;
    expect([mood, freckles, pose]).toEqual(['composed', 0.4, 'turned']);
  });

  it('paints only what the make-up of a draft names', () => {
    const { makeup } = completePreset(draft({ makeup: { lips: '#c12f32' } })).params;
    expect(makeup).toEqual({ ...BARE_FACE, lips: '#c12f32' });
  });

  it('gives a person that can be read again', () => {
    const { params } = completePreset(draft());
    expect(readCharacterParams(JSON.parse(JSON.stringify(params)))).toEqual(params);
  });
});
