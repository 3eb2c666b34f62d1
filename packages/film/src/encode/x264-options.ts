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
export function x264Options(): Record<string, string> {
  const params = `keyint=300:scenecut=0:threads=1${instructionSet()}`;
  return { preset: 'veryfast', crf: '20', profile: 'high', 'x264-params': params };
}
