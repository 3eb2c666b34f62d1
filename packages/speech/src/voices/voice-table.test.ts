import type { Sound } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { melFrames } from '../dsp/mel-frames.ts';
import { medianPitch, trackPitch } from '../dsp/track-pitch.ts';
import { SpeechError } from '../speech-error.ts';
import { synthesize } from '../synthesize.ts';
import { AMERICAN_VOICES, SCOTTISH_VOICES } from './flite-voices.ts';
import {
  chooseVoice,
  defaultVoice,
  findVoice,
  listCountries,
  listRegions,
  listVoices,
  voicesOf,
} from './voice-table.ts';

const BANDS = 24;

/** Median pitch and mean spectral envelope (dB) of the loud part. */
function fingerprint(sound: Sound): { pitchHz: number; envelopeDb: number[] } {
  const { frames, log, levelDb } = melFrames(sound, { bands: BANDS, hopSec: 0.01 });
  const loudest = Math.max(...levelDb);
  const envelopeDb = new Array<number>(BANDS).fill(0);
  let counted = 0;
  for (let frame = 0; frame < frames; frame++) {
    if (levelDb[frame] < loudest - 25) continue;
    counted++;
    for (let band = 0; band < BANDS; band++) envelopeDb[band] += log[frame * BANDS + band] * 4.343;
  }
  const mean = envelopeDb.reduce((sum, level) => sum + level, 0) / BANDS;
  return { pitchHz: medianPitch(trackPitch(sound)), envelopeDb: envelopeDb.map((level) => (level - mean) / counted) };
}

describe('the table of voices', () => {
  it('returns countries, regions and voices in the shapes of the wizard', () => {
    expect(listCountries()).toContainEqual({ value: 'en', label: 'English' });
    expect(listRegions('en')).toEqual([
      { value: 'US', label: 'United States' },
      { value: 'GB', label: 'United Kingdom' },
      { value: 'SCT', label: 'Scotland' },
      { value: '029', label: 'Caribbean' },
    ]);
    const groups = listVoices('en', 'US');
    expect(groups.map(({ value, label }) => [value, label])).toEqual([
      ['female', 'Female'],
      ['male', 'Male'],
    ]);
    expect(groups[0].children[0]).toEqual({ value: 'flite:slt:f-young', label: 'Ava - young, bright' });
  });

  it('offers at least the promised languages, each with women and men', () => {
    const countries = listCountries().map(({ value }) => value);
    for (const wanted of ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'hi', 'zh', 'ko'])
      expect(countries).toContain(wanted);
    for (const country of countries) {
      for (const { value } of listRegions(country)) {
        const groups = listVoices(country, value);
        expect(groups.map((group) => group.children.length >= 3)).toEqual([true, true]);
      }
    }
  });

  it('labels every eSpeak voice "basic", and no other', () => {
    for (const { value: country } of listCountries()) {
      for (const { value: region } of listRegions(country)) {
        for (const voice of voicesOf(country, region)) {
          expect(voice.basic).toBe(voice.engine === 'espeak');
          expect(voice.description.includes('basic')).toBe(voice.basic);
        }
      }
    }
  });

  it('has stable ids engine:base:recipe that find their voice again', () => {
    for (const { value: country } of listCountries()) {
      for (const { value: region } of listRegions(country)) {
        for (const { id } of voicesOf(country, region)) {
          expect(id).toMatch(/^[a-z]+:[a-z0-9-]+:[a-z0-9-]+$/);
          expect(findVoice(id)?.id).toBe(id);
        }
      }
    }
    expect(findVoice('flite:rms:m-warm')?.name).toBe('Marcus');
    expect(findVoice('espeak:es-419:annie')?.name).toBe('Valeria');
  });

  it('returns nothing for an unknown country', () => {
    expect(listRegions('xx')).toEqual([]);
    expect(listVoices('xx', 'XX')).toEqual([]);
    expect(listVoices('en', 'XX')).toEqual([]);
  });

  it('chooses the default of a locale, and never another voice than the one asked for', () => {
    expect(defaultVoice('en').id).toBe('flite:slt:f-young');
    expect(defaultVoice('en-GB').id).toBe('espeak:en-gb-x-rp:f2');
    expect(defaultVoice('es-MX').id).toBe('espeak:es-419:f2');
    expect(defaultVoice('no-NO').id).toBe('espeak:nb:f2');
    expect(() => chooseVoice('en-US', 'flite:nobody:x')).toThrow(SpeechError);
    expect(() => chooseVoice('ja-JP')).toThrow('There is no embedded voice for "ja-JP".');
  });
});

describe('the English voices', { timeout: 120_000 }, () => {
  it('are at least 8 people that cannot be confused: pitch and timbre differ between any two', async () => {
    const voices = [...AMERICAN_VOICES, ...SCOTTISH_VOICES];
    expect(voices.length).toBeGreaterThanOrEqual(8);
    const prints: { id: string; pitchHz: number; envelopeDb: number[] }[] = [];
    for (const { id } of voices) {
      const sound = await synthesize({
        text: 'We found an easier way.',
        locale: 'en-US',
        voiceId: id,
        sampleRateHz: 24000,
      });
      prints.push({ id, ...fingerprint(sound) });
    }
    for (const [i, a] of prints.entries()) {
      for (const b of prints.slice(i + 1)) {
        const semitones = Math.abs(12 * Math.log2(a.pitchHz / b.pitchHz));
        const timbreDb =
          Math.hypot(...a.envelopeDb.map((level, band) => level - b.envelopeDb[band])) / Math.sqrt(BANDS);
        expect(semitones + timbreDb, `${a.id} and ${b.id}`).toBeGreaterThan(2.5);
      }
    }
    const pitchOf = (gender: string) =>
      prints.filter(({ id }) => findVoice(id)?.gender === gender).map(({ pitchHz }) => pitchHz);
    expect(Math.min(...pitchOf('female'))).toBeGreaterThan(Math.max(...pitchOf('male')));
  });
});
