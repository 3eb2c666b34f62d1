import type { Sound, StereoSound } from './sound.ts';

const HEADER_BYTES = 44;
const FULL_SCALE = 32767;

/** Mono sound as a WAV file with 16 bits a sample. */
export function wavOf({ pcm, sampleRateHz }: Sound): Uint8Array<ArrayBuffer> {
  return written(pcm, sampleRateHz, 1);
}

/** The same in stereo. */
export function stereoWavOf({ pcm, side, sampleRateHz }: StereoSound): Uint8Array<ArrayBuffer> {
  const channels = new Float32Array(pcm.length * 2);
  for (const [index, middle] of pcm.entries()) {
    channels[2 * index] = middle + (side[index] ?? 0);
    channels[2 * index + 1] = middle - (side[index] ?? 0);
  }
  return written(channels, sampleRateHz, 2);
}

function written(pcm: Float32Array, sampleRateHz: number, channels: 1 | 2): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + pcm.length * 2);
  const header = new DataView(bytes.buffer);
  write(bytes, 0, 'RIFF');
  header.setUint32(4, bytes.length - 8, true);
  write(bytes, 8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, channels, true);
  header.setUint32(24, sampleRateHz, true);
  header.setUint32(28, sampleRateHz * channels * 2, true);
  header.setUint16(32, channels * 2, true);
  header.setUint16(34, 16, true);
  write(bytes, 36, 'data');
  header.setUint32(40, pcm.length * 2, true);
  const samples = samplesOf(bytes);
  for (let index = 0; index < pcm.length; index += 1) {
    samples[index] = Math.round(Math.max(-1, Math.min(1, pcm[index] ?? 0)) * FULL_SCALE);
  }
  return bytes;
}

/** Reads what `wavOf` wrote. */
export function soundOfWav(bytes: Uint8Array): Sound {
  const isOurs = read(bytes, 0, 4) === 'RIFF' && read(bytes, 36, 40) === 'data';
  if (!isOurs) throw new Error('This is not a sound that was kept here.');
  const samples = samplesOf(bytes);
  const pcm = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index += 1) pcm[index] = (samples[index] ?? 0) / FULL_SCALE;
  return { pcm, sampleRateHz: new DataView(bytes.buffer, bytes.byteOffset).getUint32(24, true) };
}

function write(bytes: Uint8Array, at: number, text: string): void {
  for (const [index, letter] of [...text].entries()) bytes[at + index] = letter.charCodeAt(0);
}

function read(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** WAV has its samples the way every machine we run on has them: the low byte first. Minutes of them are read and written in one go. */
function samplesOf(bytes: Uint8Array): Int16Array {
  const data = bytes.subarray(HEADER_BYTES);
  const isEven = data.byteOffset % 2 === 0;
  const { buffer, byteOffset } = isEven ? data : Uint8Array.from(data);
  return new Int16Array(buffer, byteOffset, Math.floor(data.length / 2));
}
