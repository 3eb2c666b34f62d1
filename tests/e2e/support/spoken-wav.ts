import { type Sound, synthesize } from '@herald/speech';

const headerBytes = 44;

/** Somebody saying a text, as a file. */
export async function spokenWav(text: string): Promise<Buffer> {
  return wavOf(await synthesize({ text, locale: 'en-US', sampleRateHz: 24_000 }));
}

function wavOf({ pcm, sampleRateHz }: Sound): Buffer {
  const file = Buffer.alloc(headerBytes + pcm.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  // PCM, one channel
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRateHz, 24);
  file.writeUInt32LE(sampleRateHz * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(pcm.length * 2, 40);
  for (const [index, sample] of pcm.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), headerBytes + index * 2);
  return file;
}
