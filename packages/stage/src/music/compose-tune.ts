import type { ScoreMusic } from '@herald/media/scene/score';
import { chance, pick } from './chance.ts';
import { type Bar, BEATS_A_BAR, type Form, formOf } from './form.ts';
import { type Chord, type Key, nearestNote, pitchClassOf, scaleNote, voicing } from './harmony.ts';
import { DRUMS, type Instrument, type Note } from './instruments/instrument.ts';
import { MOODS, type Mood, type Part } from './moods.ts';

export interface Tune {
  key: Key;
  form: Form;
  /** in the order of time */
  notes: Note[];
}

const STEPS_A_BAR = 16;
const STEPS_A_BEAT = STEPS_A_BAR / BEATS_A_BAR;
const LOUDNESS: Readonly<Record<string, number>> = { X: 1, x: 0.78, o: 0.5 };
/** Nobody plays every note alike. */
const HUMAN_LEVEL = 0.14;
const HUMAN_SEC = 0.004;
/** All instruments meet in the last chord; it is no louder for that. */
const LAST_LEVEL = 0.62;

const isDrum = (instrument: Instrument): boolean => DRUMS.some((drum) => drum === instrument);

/** All notes of a tune that is as long as its film. The same score is the same tune everywhere. */
export function composeTune(music: ScoreMusic, filmSec: number, spokenUntilSec: number): Tune {
  const mood = MOODS[music.mood];
  const key: Key = { root: pick(mood.roots, music.tune, 'root'), mode: mood.mode };
  const form = formOf(music, filmSec, spokenUntilSec);
  const player = new Player({ music, mood, key, filmSec });
  player.pickup(form);
  for (const [index, bar] of form.bars.entries()) player.bar(bar, index);
  player.lastChord(form);
  return { key, form, notes: player.notes.sort((a, b) => a.atSec - b.atSec) };
}

interface Sheet {
  music: ScoreMusic;
  mood: Mood;
  key: Key;
  filmSec: number;
}

class Player {
  readonly notes: Note[] = [];
  readonly #sheet: Sheet;
  readonly #progression: readonly number[];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#progression = pick(sheet.mood.progressions, sheet.music.tune, 'progression');
  }

  /** The beats before the first whole bar lead into it on the tonic. */
  pickup({ pickupBeats }: Form): void {
    if (pickupBeats === 0) return;
    const skipped = (BEATS_A_BAR - pickupBeats) * STEPS_A_BEAT;
    for (const [index, part] of this.#parts(0).entries()) {
      // Chords that are held would be cut in two; the first bar brings them.
      if (part.plays === 'melody') continue;
      for (let step = skipped; step < STEPS_A_BAR; step++)
        this.#step(part, index, { step, fromBeat: pickupBeats - BEATS_A_BAR, degree: 0, bar: -1 });
    }
  }

  bar(bar: Bar, index: number): void {
    const { mood, music } = this.#sheet;
    for (const [place, part] of mood.parts.entries()) {
      if (part.layer > bar.layer || (bar.isBare && isDrum(part.instrument))) continue;
      for (let step = 0; step < STEPS_A_BAR; step++) {
        const degree = this.#degreeAt(bar, step);
        const held = bar.isCadence && part.held > 8 ? 8 : part.held;
        this.#step({ ...part, held }, place, { step, fromBeat: bar.fromBeat, degree, bar: index });
        // A chord that is held through the bar changes with its second half.
        if (held !== part.held && step === 8 && part.steps[8] === '.')
          this.#step({ ...part, held, steps: '........x.......' }, place, {
            step,
            fromBeat: bar.fromBeat,
            degree,
            bar: index,
          });
      }
    }
    if (bar.hasFill && bar.layer > 0 && !bar.isBare && this.#hasDrums()) this.#fill(bar, index);
    if (
      bar.layer > 0 &&
      index > 0 &&
      bar.chord === 0 &&
      chance(music.tune, `cymbal ${index}`) < 0.6 &&
      this.#hasDrums()
    )
      this.#add('cymbal', { atBeat: bar.fromBeat, midi: 60, heldSec: 0.1, level: 0.16, pan: 0.2, room: 0.2 });
  }

  /** The tonic, held by everything that can hold it until the film is over. */
  lastChord({ lastBeat }: Form): void {
    const { key, mood, filmSec } = this.#sheet;
    const heldSec = Math.max(0.3, filmSec - this.#secOf(lastBeat) - 0.5);
    const tonic: Chord = { degree: 0, size: 3 };
    const at = { atBeat: lastBeat, heldSec, pan: 0, room: 0.4 };
    for (const part of mood.parts) {
      if (isDrum(part.instrument) || part.plays === 'melody') continue;
      const isLow = part.plays === 'bass' || part.plays === 'root';
      const pitches = isLow ? [nearestNote(key.root, part.around)] : voicing(key, tonic, part.around);
      const level = part.level * LAST_LEVEL * (isLow ? 1 : 0.8);
      for (const midi of pitches) this.#add(part.instrument, { ...at, midi, level, pan: part.pan });
    }
    // Strings that are plucked do not ring so long.
    for (const midi of voicing(key, tonic, 62)) this.#add('keys', { ...at, midi, level: 0.2 });
    this.#add('bell', { ...at, midi: nearestNote(key.root, 76), level: 0.2 });
    if (!this.#hasDrums()) return;
    this.#add('kick', { ...at, midi: 60, heldSec: 0.1, level: 0.4, room: 0 });
    this.#add('cymbal', { ...at, midi: 60, heldSec: 0.1, level: 0.12, pan: 0.2 });
  }

  #parts(layer: number): Part[] {
    return this.#sheet.mood.parts.filter((part) => part.layer <= layer);
  }

  #hasDrums(): boolean {
    return this.#sheet.mood.parts.some(({ instrument }) => isDrum(instrument));
  }

  #degreeAt({ chord, isCadence }: Bar, step: number): number {
    if (isCadence) return this.#sheet.mood.cadence[step < STEPS_A_BAR / 2 ? 0 : 1];
    return chord === null ? 0 : this.#progression[chord];
  }

  #step(part: Part, place: number, at: { step: number; fromBeat: number; degree: number; bar: number }): void {
    const loud = LOUDNESS[part.steps[at.step]];
    if (loud === undefined) return;
    const { music, mood } = this.#sheet;
    const name = `${place} ${at.bar} ${at.step}`;
    const human = 1 - HUMAN_LEVEL * chance(music.tune, `level ${name}`);
    const late = at.step % 2 === 1 || (mood.swing > 0 && at.step % 4 === 2) ? mood.swing : 0;
    const atBeat = at.fromBeat + (at.step + late) / STEPS_A_BEAT;
    const heldSec = (part.held * music.beatSec) / STEPS_A_BEAT;
    const pitches = this.#pitches(part, place, at);
    const level = (part.level * loud * human) / (part.plays === 'chord' ? Math.sqrt(pitches.length / 3) : 1);
    for (const midi of pitches)
      this.#add(part.instrument, { atBeat, midi, heldSec, level, pan: part.pan, room: part.room }, name);
  }

  #pitches(part: Part, place: number, { step, degree, bar }: { step: number; degree: number; bar: number }): number[] {
    const { key, mood, music } = this.#sheet;
    const chord: Chord = { degree, size: mood.hasSevenths ? 4 : 3 };
    const root = nearestNote(pitchClassOf(key, degree), part.around);
    switch (part.plays) {
      case 'hit':
        return [60];
      case 'root':
        return [root];
      case 'bass':
        return [step % 8 >= 6 ? nearestNote(pitchClassOf(key, degree + 4), root + 3) : root];
      case 'chord':
        return voicing(key, chord, part.around);
      case 'arpeggio':
        return [arpeggioNote(voicing(key, { ...chord, size: 3 }, part.around), step, music.tune, place)];
      case 'melody':
        return this.#melodyNote(part, { step, degree, bar }, chord);
    }
  }

  /** Four bars of a motif: two alike, one answer, one that comes to rest. Strong steps take a note of the chord. */
  #melodyNote(part: Part, at: { step: number; degree: number; bar: number }, chord: Chord): number[] {
    const { key, music } = this.#sheet;
    const voice = ['a', 'a', 'b', 'c'][((at.bar % 4) + 4) % 4];
    const turn = chance(music.tune, `motif ${voice} ${at.step}`);
    const isStrong = at.step % 4 === 0;
    if (!isStrong && turn < 0.2) return [];
    const step = at.degree + Math.floor(turn * 5) - 1;
    const free = scaleNote(key, part.around, step > 6 ? step - 7 : step);
    if (!isStrong) return [free];
    const chordNotes = voicing(key, chord, free);
    return [chordNotes.reduce((near, midi) => (Math.abs(midi - free) < Math.abs(near - free) ? midi : near))];
  }

  #fill({ fromBeat }: Bar, index: number): void {
    const { tune } = this.#sheet.music;
    const drum = pick(['snare', 'tom', 'clap'] as const, tune, 'fill');
    const steps = chance(tune, `fill ${index}`) < 0.5 ? [3, 3.5, 3.75] : [3.25, 3.5, 3.75];
    for (const [nth, beat] of steps.entries())
      this.#add(drum, { atBeat: fromBeat + beat, midi: 60, heldSec: 0.1, level: 0.14 + 0.05 * nth, pan: 0, room: 0.3 });
  }

  #secOf(beat: number): number {
    return this.#sheet.music.firstBeatSec + beat * this.#sheet.music.beatSec;
  }

  #add(instrument: Instrument, note: Omit<Note, 'instrument' | 'atSec'> & { atBeat: number }, human = ''): void {
    const { atBeat, ...rest } = note;
    const away =
      human === '' || isDrum(instrument) ? 0 : HUMAN_SEC * (chance(this.#sheet.music.tune, `time ${human}`) - 0.5);
    this.notes.push({ instrument, ...rest, atSec: Math.max(0, this.#secOf(atBeat) + away) });
  }
}

/** Up and down, or up twice; a tune keeps to one of them. */
function arpeggioNote(chord: readonly number[], step: number, tune: number, place: number): number {
  const [low, middle, high] = chord;
  const waves = [
    [low, middle, high, middle],
    [low, high, middle, high],
    [low, middle, high, low + 12],
  ];
  return pick(waves, tune, `arpeggio ${place}`)[Math.floor(step / 2) % 4];
}
