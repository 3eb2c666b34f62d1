import { type Packet, Rational } from 'node-av/lib';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { AAC_FRAME_SAMPLES, AacEncoder } from './aac-encoder.ts';
import { OutputFile } from './output-file.ts';
import type { SoundSink } from './sample-file.ts';

/** Far above what a listener tells from the original under a voice, also in stereo. */
const BIT_RATE = 192_000;

/** 48 kHz sound, mono or stereo, as an m4a that plays in every browser. */
export async function openMusicFile(path: string, channels: 1 | 2): Promise<SoundSink> {
  const aac = await AacEncoder.open(BIT_RATE, channels);
  const file = new OutputFile(path, 'ipod');
  const stream = file.addStream(aac.context, new Rational(1, FILM_SAMPLE_RATE_HZ));
  const write = (packet: Packet): Promise<void> => file.write(packet, stream);
  const frame = Array.from({ length: channels }, () => new Float32Array(AAC_FRAME_SAMPLES));
  let filled = 0;
  await file.begin({ movflags: '+faststart' });
  return {
    async write(pieces) {
      const { length } = pieces[0] ?? [];
      for (let from = 0; from < length; ) {
        const count = Math.min(length - from, AAC_FRAME_SAMPLES - filled);
        for (const [channel, pcm] of pieces.entries()) frame[channel].set(pcm.subarray(from, from + count), filled);
        from += count;
        filled = (filled + count) % AAC_FRAME_SAMPLES;
        if (filled === 0) await aac.encode(frame, write);
      }
    },
    async finish() {
      if (filled > 0)
        await aac.encode(
          frame.map((pcm) => pcm.subarray(0, filled)),
          write,
        );
      await aac.finish(write);
      await file.end();
    },
    async close() {
      await file.close();
      aac.close();
    },
  };
}
