import { Hall } from './hall.ts';
import { DRUMS, type Drum, type Note, type Tuned } from './instruments/instrument.ts';
import { playDrum } from './instruments/play-drum.ts';
import { playTuned } from './instruments/play-tuned.ts';

/** How far apart left and right are at most; a phone with one speaker still hears everything. */
const WIDTH = 0.7;

interface Sounding {
  pcm: Float32Array;
  from: number;
  note: Note;
}

/** Plays notes block by block. Equal notes are made once, so a long tune costs little more than its instruments. */
export class TunePlayer {
  readonly #notes: readonly Note[];
  readonly #sampleRateHz: number;
  readonly #made = new Map<string, Float32Array>();
  readonly #hall: Hall;
  #next = 0;
  #sounding: Sounding[] = [];

  /** `notes` are in the order of time. */
  constructor(notes: readonly Note[], sampleRateHz: number) {
    this.#notes = notes;
    this.#sampleRateHz = sampleRateHz;
    this.#hall = new Hall(sampleRateHz);
  }

  /** The samples from `from` on, added to the middle and the side. Blocks follow each other without a gap. */
  add(from: number, mid: Float32Array, side: Float32Array): void {
    const until = from + mid.length;
    this.#takeUp(until);
    const send = new Float32Array(mid.length);
    for (const { pcm, from: start, note } of this.#sounding) {
      const first = Math.max(from, start);
      const last = Math.min(until, start + pcm.length);
      const [middle, wide, back] = [note.level, note.level * note.pan * WIDTH, note.level * note.room];
      for (let i = first; i < last; i++) {
        const sample = pcm[i - start];
        mid[i - from] += middle * sample;
        side[i - from] += wide * sample;
        send[i - from] += back * sample;
      }
    }
    this.#sounding = this.#sounding.filter(({ pcm, from: start }) => start + pcm.length > until);
    this.#hall.add(send, mid, side);
  }

  #takeUp(until: number): void {
    for (; this.#next < this.#notes.length; this.#next++) {
      const note = this.#notes[this.#next];
      const from = Math.round(note.atSec * this.#sampleRateHz);
      if (from >= until) return;
      this.#sounding.push({ pcm: this.#make(note), from, note });
    }
  }

  #make({ instrument, midi, heldSec }: Note): Float32Array {
    const heldMs = Math.round(heldSec * 1000);
    const name = `${instrument} ${midi} ${heldMs}`;
    const known = this.#made.get(name);
    if (known) return known;
    const rate = this.#sampleRateHz;
    const pcm = isDrum(instrument) ? playDrum(instrument, rate) : playTuned(instrument, midi, heldMs / 1000, rate);
    this.#made.set(name, pcm);
    return pcm;
  }
}

function isDrum(instrument: Drum | Tuned): instrument is Drum {
  return DRUMS.some((drum) => drum === instrument);
}
