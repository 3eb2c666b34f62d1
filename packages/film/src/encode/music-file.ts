import { type Packet, Rational } from 'node-av/lib';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { AAC_FRAME_SAMPLES, AacEncoder } from './aac-encoder.ts';
import { OutputFile } from './output-file.ts';
import type { SoundSink } from './sample-file.ts';

/** Far above what a listener tells from the original, in mono and under a voice; a quarter of 16-bit samples. */
const BIT_RATE = 192_000;

/** Mono 48 kHz sound as an m4a that plays in every browser. */
export async function openMusicFile(path: string): Promise<SoundSink> {
  const aac = await AacEncoder.open(BIT_RATE);
  const file = new OutputFile(path, 'ipod');
  const stream = file.addStream(aac.context, new Rational(1, FILM_SAMPLE_RATE_HZ));
  const write = (packet: Packet): Promise<void> => file.write(packet, stream);
  const frame = new Float32Array(AAC_FRAME_SAMPLES);
  let filled = 0;
  await file.begin({ movflags: '+faststart' });
  return {
    async write(pcm) {
      for (let from = 0; from < pcm.length; ) {
        const piece = pcm.subarray(from, from + AAC_FRAME_SAMPLES - filled);
        frame.set(piece, filled);
        from += piece.length;
        filled = (filled + piece.length) % AAC_FRAME_SAMPLES;
        if (filled === 0) await aac.encode([frame], write);
      }
    },
    async finish() {
      if (filled > 0) await aac.encode([frame.subarray(0, filled)], write);
      await aac.finish(write);
      await file.end();
    },
    async close() {
      await file.close();
      aac.close();
    },
  };
}
