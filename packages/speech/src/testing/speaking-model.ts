import { Buffer } from 'node:buffer';
import { constant, FLOAT, floats, INT64, longs, node, setting } from './onnx-bytes.ts';
import { soundOfSign } from './phone-sounds.ts';

const BOOL = 9;
const MOST_FRAMES = 8;

export interface SpeakingWish {
  /** By their numbers; undefined where a number is no sign. */
  signs: readonly (string | undefined)[];
  samplesPerFrame: number;
  sampleRateHz: number;
  /** How many frames earlier than told its sounds are heard. */
  earlyFrames: number;
  /** How far the next sign is: 2 where there is a gap behind each. */
  stride: number;
}

// A mark of stress sounds like what follows it, a mark of length like what is before it, a gap like what is around it.
const isLength = (sign: string | undefined): boolean => sign === 'ː';
const isStress = (sign: string | undefined): boolean => sign === 'ˈ' || sign === 'ˌ';

/**
 * The operators of a model that speaks: from the numbers in `ids`, flat, to samples in `speech` and to the frames of each
 * number in `frames`.
 */
export function speakingParts({ signs, samplesPerFrame, sampleRateHz, earlyFrames, stride }: SpeakingWish): Buffer[] {
  const longest = MOST_FRAMES * samplesPerFrame;
  const half = samplesPerFrame / 2;
  const sounds = signs.map((sign) => soundOfSign(sign ?? '', samplesPerFrame, sampleRateHz));
  const table = new Float32Array(sounds.length * longest);
  const endings = new Float32Array(sounds.length * half);
  for (const [at, sound] of sounds.entries()) {
    table.set(sound, at * longest);
    endings.set(sound.subarray(-half), at * half);
  }
  const frames = sounds.map((sound, at) => (isStress(signs[at]) ? 1 : sound.length / samplesPerFrame));
  const isOne = (one: (sign: string | undefined) => boolean): Buffer =>
    Buffer.from(signs.map((sign) => Number(one(sign))));
  return [
    constant('sounds', FLOAT, [signs.length, longest], floats(table)),
    constant('frame counts', FLOAT, [signs.length], floats(frames)),
    constant('endings', FLOAT, [signs.length, half], floats(endings)),
    constant('length marks', BOOL, [signs.length], isOne(isLength)),
    constant('stride', INT64, [1], longs(stride)),
    constant('from the end', INT64, [1], longs(-stride)),
    constant('stresses', BOOL, [signs.length], isOne(isStress)),
    constant(
      'gaps',
      BOOL,
      [signs.length],
      isOne((sign) => sign === ' '),
    ),
    constant('begin', INT64, [1], longs(0)),
    constant('second', INT64, [1], longs(1)),
    constant('last', INT64, [1], longs(-1)),
    constant('end', INT64, [1], longs(1e9)),
    constant('rows', INT64, [1], longs(0)),
    constant('columns', INT64, [1], longs(1)),
    constant('half', INT64, [1], longs(half)),
    constant('column shape', INT64, [2], longs(-1, 1)),
    constant('flat shape', INT64, [1], longs(-1)),
    constant('early', INT64, [1], longs(earlyFrames * samplesPerFrame)),
    constant('places', FLOAT, [1, longest], floats(Float32Array.from({ length: longest }, (_, at) => at))),
    constant('frame size', FLOAT, [1], floats([samplesPerFrame])),
    constant(
      'rest of a gap',
      FLOAT,
      [1, longest - samplesPerFrame],
      floats(new Float32Array(longest - samplesPerFrame)),
    ),
    node('Slice', ['ids', 'stride', 'end', 'rows'], 'without the first'),
    node('Slice', ['ids', 'from the end', 'end', 'rows'], 'the last'),
    node('Concat', ['without the first', 'the last'], 'next', setting('axis', 0)),
    node('Slice', ['ids', 'begin', 'from the end', 'rows'], 'without the last'),
    node('Slice', ['ids', 'begin', 'stride', 'rows'], 'the first'),
    node('Concat', ['the first', 'without the last'], 'previous', setting('axis', 0)),
    node('Gather', ['stresses', 'ids'], 'is stress'),
    node('Gather', ['length marks', 'ids'], 'is length'),
    node('Where', ['is length', 'previous', 'ids'], 'long or own'),
    node('Where', ['is stress', 'next', 'long or own'], 'heard'),
    node('Gather', ['sounds', 'heard'], 'plain'),
    ...aroundGaps(),
    node('Gather', ['frame counts', 'ids'], 'frames'),
    node('Reshape', ['frames', 'column shape'], 'column'),
    node('Mul', ['column', 'frame size'], 'sizes'),
    node('Less', ['places', 'sizes'], 'is heard'),
    node('Reshape', ['is heard', 'flat shape'], 'all heard'),
    node('Reshape', ['whole', 'flat shape'], 'all sounds'),
    node('Compress', ['all sounds', 'all heard'], 'in a row'),
    node('Slice', ['in a row', 'early', 'end', 'rows'], 'speech'),
  ];
}

/** Half of a gap sounds like what is before it, and half like what is behind it. */
function aroundGaps(): Buffer[] {
  return [
    node('Slice', ['plain', 'begin', 'half', 'columns'], 'starts'),
    node('Gather', ['endings', 'heard'], 'ends'),
    node('Slice', ['ends', 'begin', 'second', 'rows'], 'first end'),
    node('Slice', ['ends', 'begin', 'last', 'rows'], 'ends but one'),
    node('Slice', ['starts', 'second', 'end', 'rows'], 'later starts'),
    node('Slice', ['starts', 'last', 'end', 'rows'], 'last start'),
    node('Concat', ['first end', 'ends but one'], 'before', setting('axis', 0)),
    node('Concat', ['later starts', 'last start'], 'behind', setting('axis', 0)),
    node('Concat', ['before', 'behind'], 'short gaps', setting('axis', 1)),
    node('Gather', ['gaps', 'ids'], 'is gap flat'),
    node('Reshape', ['is gap flat', 'column shape'], 'is gap'),
    node('Shape', ['plain'], 'whole shape'),
    node('Slice', ['whole shape', 'begin', 'second', 'rows'], 'count'),
    node('Concat', ['count', 'last size'], 'rest shape', setting('axis', 0)),
    node('Expand', ['rest of a gap', 'rest shape'], 'rests'),
    node('Concat', ['short gaps', 'rests'], 'long gaps', setting('axis', 1)),
    node('Where', ['is gap', 'long gaps', 'plain'], 'whole'),
    constant('last size', INT64, [1], longs(1)),
  ];
}
