import { readFileSync } from 'node:fs';
import { FILM_FPS, SEGMENT_SEC } from '@herald/media/film-pieces';
import { KEY_SEC } from '../film-format.ts';
import { type FilmCoding, rateFactorOf } from './film-coding.ts';

/**
 * The AVX-512 code of x264's look-ahead gives another bit stream from run to run, which would make a resumed film differ
 * from an undisturbed one. Without it the bytes are the same everywhere, whichever of the other instruction sets is used.
 */
function instructionSet(): string {
  if (process.arch !== 'x64') return '';
  return hasAvx2() ? ':asm=AVX2' : ':asm=SSE4';
}

function hasAvx2(): boolean {
  try {
    return /\bavx2\b/.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return false;
  }
}

/** One thread: the drawing already fills the other core. Key frames come where they are planned and nowhere else. */
function params(extra: string[]): string {
  return ['scenecut=0', 'threads=1', ...extra].join(':') + instructionSet();
}

/**
 * Presenters sit still in front of a still place: exact motion search finds nothing there that rough search would miss.
 * Spreading the bits over the coming pictures, which this preset leaves out, is what lips need, and so is small blocks.
 */
const ROUGH_SEARCH = ['mbtree=1', 'b-adapt=0', 'weightp=0'];

const BLOCKS_DRAWN = ['partitions=i8x8,i4x4,p8x8'];
/** Small blocks that move by themselves take an eighth of the encoder's time and find nothing in a camera's noise: the same quality, in fewer bytes. */
const BLOCKS_FILMED = ['partitions=i8x8,i4x4'];

/** Pictures that wait for later ones. At 1080p each is 6 to 10 MB of memory. */
const LOOK_AHEAD_DRAWN = ['rc-lookahead=10'];
/** A camera has noise that hides what a drawn wall would show, so the pictures of a clip need to wait for fewer others. */
const LOOK_AHEAD_FILMED = ['rc-lookahead=8', 'b-pyramid=none'];

/** Pictures before a key frame in which what is behind the presenter is brought up to date. */
const CATCH_UP = 5;

/**
 * The encoder lets soft walls fall behind as they drift, by less than a grey level. A key frame would then set them right at once, and a wall
 * that does so every two seconds seems to breathe. Better pictures just before it do that bit by bit.
 */
function smoothKeyFrames(rateFactor: number, end: number): string[] {
  const quantizer = Math.round(rateFactor + 1);
  const every = KEY_SEC * FILM_FPS;
  const zones = [`0,0,q=${quantizer}`];
  for (let key = every; key < end; key += every)
    zones.push(`${key - CATCH_UP},${Math.min(key, end - CATCH_UP - 1)},q=${quantizer}`);
  // The next segment begins with a key frame too.
  if (end > CATCH_UP) zones.push(`${end - CATCH_UP},${end - 1},q=${quantizer}`);
  return [`keyint=${every}`, `min-keyint=${every}`, `zones=${zones.join('/')}`];
}

interface Coded {
  /** of the segment */
  frames?: number;
  isFilmed?: boolean;
}

export function x264Options(
  coding?: FilmCoding,
  { frames = SEGMENT_SEC * FILM_FPS, isFilmed = false }: Coded = {},
): Record<string, string> {
  const rateFactor = rateFactorOf(coding);
  const ofKind = isFilmed ? [...BLOCKS_FILMED, ...LOOK_AHEAD_FILMED] : [...BLOCKS_DRAWN, ...LOOK_AHEAD_DRAWN];
  const asked = params([...ROUGH_SEARCH, ...ofKind, ...smoothKeyFrames(rateFactor, frames)]);
  return { preset: 'superfast', crf: String(rateFactor), profile: 'high', 'x264-params': asked };
}

/**
 * For clips that films jump about in: key frames are close, and no picture waits for a later one. The plainer coding of numbers gives the
 * same pictures in half the time that decoding takes, for a tenth more bytes.
 */
export function proxyX264Options(): Record<string, string> {
  return {
    preset: 'superfast',
    crf: '17',
    profile: 'high',
    'x264-params': params(['keyint=15', 'min-keyint=15', 'bframes=0', 'cabac=0']),
  };
}

/** For a few small seconds on a page: nobody jumps about in them, and every byte counts. */
export function loopX264Options(): Record<string, string> {
  return { preset: 'veryfast', crf: '26', profile: 'high', 'x264-params': params(['keyint=300']) };
}

/** What others encode with as a rule; measurements set the cost of a film beside that. */
export function usualX264Options(): Record<string, string> {
  return { preset: 'veryfast', crf: '20', profile: 'high', 'x264-params': params(['keyint=300']) };
}
