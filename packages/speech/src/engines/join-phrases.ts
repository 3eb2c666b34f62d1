import type { Phone, Sound, Word } from '@herald/media/sound';
import { resample } from '../dsp/resample.ts';
import type { Phrase } from '../script/script-token.ts';
import type { EngineSpeech } from './engine-speech.ts';

export interface SpokenPhrase {
  phrase: Phrase;
  speech: EngineSpeech;
}

export interface JoinedSpeech {
  sound: Sound;
  words: Word[];
  phones: Phone[];
}

const JOIN_RATE_HZ = 24000;
const LEAD_SEC = 0.16;
const TAIL_SEC = 0.5;
const BREATH_SEC = 0.05;
const FADE_SEC = 0.006;

interface Piece {
  pcm: Float32Array;
  /** where the piece starts within the engine's own sound */
  cutSec: number;
}

/** Cuts the engine's own silence off both ends and fades the cut edges, so that joins do not click. */
function cutPiece(speech: EngineSpeech): Piece {
  const voiced = speech.phones.filter(({ phone }) => phone);
  const durationSec = speech.pcm.length / speech.sampleRateHz;
  const startSec = Math.max(0, (voiced[0]?.startSec ?? 0) - BREATH_SEC);
  const endSec = Math.min(durationSec, (voiced.at(-1)?.endSec ?? durationSec) + BREATH_SEC);
  const from = Math.floor(startSec * speech.sampleRateHz);
  const pcm = speech.pcm.slice(from, Math.ceil(endSec * speech.sampleRateHz));
  const fade = Math.min(pcm.length >> 1, Math.round(FADE_SEC * speech.sampleRateHz));
  for (let i = 0; i < fade; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / fade);
    pcm[i] = pcm[i] * gain;
    pcm[pcm.length - 1 - i] = pcm[pcm.length - 1 - i] * gain;
  }
  return { pcm: resample(pcm, speech.sampleRateHz, JOIN_RATE_HZ), cutSec: from / speech.sampleRateHz };
}

const silence = (startSec: number, endSec: number): Phone => ({
  phone: '',
  startSec,
  endSec,
  stressed: false,
  word: -1,
});

function placeWords(phrase: Phrase, phones: Phone[], firstWord: number): Word[] {
  return phrase.tokens.map(({ text, startChar, endChar }, index) => {
    const own = phones.filter(({ word }) => word === firstWord + index);
    return { text, startChar, endChar, startSec: own[0]?.startSec ?? -1, endSec: own.at(-1)?.endSec ?? -1 };
  });
}

/** A word that melted into the one before it ("n'est-ce pas") takes its share of that word by letters. */
function fillSilentWords(words: Word[], startSec: number): void {
  for (const [i, word] of words.entries()) {
    if (word.startSec >= 0) continue;
    const before = words[i - 1];
    if (!before) {
      word.startSec = startSec;
      word.endSec = startSec;
      continue;
    }
    const share = before.text.length / (before.text.length + word.text.length);
    word.endSec = before.endSec;
    before.endSec = before.startSec + (before.endSec - before.startSec) * share;
    word.startSec = before.endSec;
  }
}

/** Puts phrases one after the other with their pauses; times become times in the whole. */
export function joinPhrases(spoken: readonly SpokenPhrase[]): JoinedSpeech {
  const pieces = spoken.map(({ speech }) => cutPiece(speech));
  const words: Word[] = [];
  const phones: Phone[] = [];
  const starts: number[] = [];
  let atSec = LEAD_SEC + (spoken[0]?.phrase.pauseBeforeSec ?? 0);
  let spokenUntilSec = 0;
  for (const [i, { phrase, speech }] of spoken.entries()) {
    const piece = pieces[i];
    const shiftSec = atSec - piece.cutSec;
    const own = speech.phones.map(({ token, startSec, endSec, ...phone }) => ({
      ...phone,
      startSec: startSec + shiftSec,
      endSec: endSec + shiftSec,
      word: token < 0 ? -1 : words.length + token,
    }));
    const inner = trimSilence(own);
    const firstSec = inner[0]?.startSec ?? atSec;
    phones.push(silence(spokenUntilSec, firstSec), ...inner);
    const placed = placeWords(phrase, inner, words.length);
    fillSilentWords(placed, firstSec);
    words.push(...placed);
    starts.push(Math.round(atSec * JOIN_RATE_HZ));
    spokenUntilSec = inner.at(-1)?.endSec ?? atSec;
    atSec += piece.pcm.length / JOIN_RATE_HZ;
    const isLast = i + 1 === spoken.length;
    atSec += isLast ? (phrase.pauseAtEndSec ?? 0) : Math.max(0, phrase.pauseAfterSec - 2 * BREATH_SEC);
  }
  const total = Math.round((atSec + TAIL_SEC) * JOIN_RATE_HZ);
  phones.push(silence(spokenUntilSec, total / JOIN_RATE_HZ));
  return { sound: layDown(pieces, starts, total), words, phones };
}

function trimSilence(phones: Phone[]): Phone[] {
  const first = phones.findIndex(({ phone }) => phone);
  const last = phones.findLastIndex(({ phone }) => phone);
  return first < 0 ? [] : phones.slice(first, last + 1);
}

function layDown(pieces: Piece[], starts: number[], total: number): Sound {
  const pcm = new Float32Array(total);
  for (const [i, piece] of pieces.entries()) pcm.set(piece.pcm.subarray(0, total - starts[i]), starts[i]);
  return { pcm, sampleRateHz: JOIN_RATE_HZ };
}
