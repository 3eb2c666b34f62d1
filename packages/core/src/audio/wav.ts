const HEADER_BYTES = 44;
const FULL_SCALE = 32767;

interface Sound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/** Mono sound as a WAV file with 16 bits a sample. */
export function wavOf({ pcm, sampleRateHz }: Sound): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + pcm.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRateHz, 24);
  bytes.writeUInt32LE(sampleRateHz * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(pcm.length * 2, 40);
  const samples = samplesOf(bytes);
  for (let index = 0; index < pcm.length; index += 1) {
    samples[index] = Math.round(Math.max(-1, Math.min(1, pcm[index] ?? 0)) * FULL_SCALE);
  }
  return bytes;
}

/** Reads what `wavOf` wrote. */
export function soundOfWav(bytes: Buffer): Sound {
  const isOurs = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 36, 40) === 'data';
  if (!isOurs) throw new Error('This is not a sound that was kept here.');
  const samples = samplesOf(bytes);
  const pcm = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index += 1) pcm[index] = (samples[index] ?? 0) / FULL_SCALE;
  return { pcm, sampleRateHz: bytes.readUInt32LE(24) };
}

/** WAV has its samples the way every machine we run on has them: the low byte first. Minutes of them are read and written in one go. */
function samplesOf(bytes: Buffer): Int16Array {
  const data = bytes.subarray(HEADER_BYTES);
  const isEven = data.byteOffset % 2 === 0;
  const { buffer, byteOffset } = isEven ? data : Uint8Array.from(data);
  return new Int16Array(buffer, byteOffset, Math.floor(data.length / 2));
}
