import { MUSIC_MOODS } from '@herald/media/choices';
import { MUSIC_TEMPOS } from '@herald/media/music';
import { describe, expect, it } from 'vitest';
import { composeTune } from './compose-tune.ts';
import { SCALES } from './harmony.ts';
import { DRUMS } from './instruments/instrument.ts';
import { MOODS } from './moods.ts';

const TUNES = MUSIC_MOODS.flatMap((mood) =>
  [0, 1, 2, 3].flatMap((tune) =>
    [3, 9, 24, 61].map((filmSec) => {
      const music = { mood, tune, underVoiceDb: 14, firstBeatSec: 0.21, beatSec: 60 / MUSIC_TEMPOS[mood] };
      return { mood, filmSec, music, ...composeTune(music, filmSec, filmSec - 2.5) };
    }),
  ),
);
const isDrum = (instrument: string) => DRUMS.some((drum) => drum === instrument);
const lastSecOf = ({ music, form }: (typeof TUNES)[number]) => music.firstBeatSec + form.lastBeat * music.beatSec;

describe('tunes of eight moods', () => {
  it('stay in their key', () => {
    for (const { key, notes } of TUNES) {
      const scale = new Set(SCALES[key.mode].map((step) => (key.root + step) % 12));
      const strange = notes.filter(({ instrument, midi }) => !isDrum(instrument) && !scale.has(midi % 12));
      expect(strange).toEqual([]);
    }
  });

  it('keep to the sixteenths of their tempo, but for swing and human hands', () => {
    for (const { mood, music, notes } of TUNES) {
      const late = MOODS[mood].swing;
      const away = notes.map(({ atSec }) => {
        const step = ((atSec - music.firstBeatSec) / music.beatSec) * 4;
        return Math.min(Math.abs(step - Math.round(step)), Math.abs(step - late - Math.round(step - late)));
      });
      expect(Math.max(...away)).toBeLessThan(0.03);
    }
  });

  it('come to rest on the tonic and fade with the film', () => {
    for (const tune of TUNES) {
      const { key, notes, filmSec } = tune;
      const last = notes.filter(({ instrument, atSec }) => !isDrum(instrument) && atSec > lastSecOf(tune) - 0.02);
      const tonic = [0, 2, 4].map((degree) => (key.root + SCALES[key.mode][degree]) % 12);
      expect(last.length).toBeGreaterThan(4);
      for (const { midi } of last) expect(tonic).toContain(midi % 12);
      expect(Math.min(...last.map(({ midi }) => midi)) % 12).toBe(key.root);
      const leftSec = filmSec - lastSecOf(tune);
      expect(leftSec).toBeGreaterThan(filmSec > 4 ? 1.4 : 0.4);
      expect(leftSec).toBeLessThan(4);
    }
  });

  it('begin softly and grow', () => {
    for (const { form, notes, music } of TUNES.filter((tune) => tune.filmSec > 20)) {
      const bars = form.bars.map(({ fromBeat }) => {
        const [from, until] = [fromBeat, fromBeat + 4].map((beat) => music.firstBeatSec + beat * music.beatSec - 0.01);
        return notes.filter(({ atSec }) => atSec >= from && atSec < until).length;
      });
      expect(bars[0]).toBeLessThan(Math.max(...bars));
    }
  });

  it('are other tunes for other numbers, and other music for other moods', () => {
    const texts = TUNES.filter(({ filmSec }) => filmSec === 24).map(({ notes }) => JSON.stringify(notes));
    expect(new Set(texts).size).toBe(MUSIC_MOODS.length * 4);
    const bands = MUSIC_MOODS.map((mood) => MOODS[mood].parts.map(({ instrument }) => instrument).join());
    expect(new Set(bands).size).toBe(MUSIC_MOODS.length);
  });
});
