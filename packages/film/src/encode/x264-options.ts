import { readFileSync } from 'node:fs';

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

/**
 * One thread: the drawing already fills the other core. The longest group of pictures is longer than any segment, so a
 * segment has one key frame, its first.
 */
function params(extra: string[]): string {
  return ['keyint=300', 'scenecut=0', 'threads=1', ...extra].join(':') + instructionSet();
}

/**
 * Presenters sit still in front of a still place: exact motion search finds nothing there that rough search would miss.
 * Spreading the bits over the coming pictures, which this preset leaves out, is what lips need, and so is small blocks.
 */
const OF_A_FILM = ['mbtree=1', 'rc-lookahead=10', 'b-adapt=0', 'weightp=0', 'partitions=i8x8,i4x4,p8x8'];

export function x264Options(): Record<string, string> {
  return { preset: 'superfast', crf: '19.5', profile: 'high', 'x264-params': params(OF_A_FILM) };
}

/** What others encode with as a rule; measurements set the cost of a film beside that. */
export function usualX264Options(): Record<string, string> {
  return { preset: 'veryfast', crf: '20', profile: 'high', 'x264-params': params([]) };
}
