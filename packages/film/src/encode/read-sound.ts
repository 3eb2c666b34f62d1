import type { Frame, Packet } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import { InputFile } from './input-file.ts';
import { MonoResampler } from './mono-resampler.ts';
import { secondsOf } from './seconds-of.ts';
import { StreamDecoder } from './stream-decoder.ts';

export interface ReadSound {
  path: string;
  rateHz: number;
  /** Every picture as it lies in the file, in the order of the file. */
  onCodedPicture(coded: Uint8Array, tSec: number): void;
}

export interface FilmSound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/** Reads a finished film once: decodes its sound, placed where it is heard, and hands on its pictures as they are. */
export async function readSound({ path, rateHz, onCodedPicture }: ReadSound): Promise<FilmSound> {
  const input = await InputFile.open(path, 'mov');
  const { video, audio } = input;
  if (!video || !audio) throw new FilmError('wrong_output', 'The film lacks its pictures or its sound.');
  const decoder = await StreamDecoder.open(audio);
  const resampler = new MonoResampler(rateHz);
  const track = new GrowingTrack(Math.ceil((input.durationSec + 1) * rateHz));
  const onSound = (frame: Frame): void => {
    if (track.length === 0) track.skip(Math.round(secondsOf(frame.pts, audio.timeBase) * rateHz));
    track.add(resampler.convert(frame));
  };
  const feed = async (packet: Packet | null): Promise<void> => {
    if (!(await decoder.decode(packet, onSound)))
      throw new FilmError('wrong_output', 'The finished film cannot be read back.');
  };
  try {
    for await (const packet of input.packets()) {
      if (packet.streamIndex === audio.index) await feed(packet);
      else if (packet.streamIndex === video.index && packet.data)
        onCodedPicture(packet.data, secondsOf(packet.pts, video.timeBase));
    }
    await feed(null);
    track.add(resampler.drain());
    return { pcm: track.pcm, sampleRateHz: rateHz };
  } finally {
    decoder.close();
    resampler.close();
    await input.close();
  }
}

/** Sound that comes in pieces and whose length is nearly known. */
class GrowingTrack {
  readonly #room: Float32Array;
  length = 0;

  constructor(room: number) {
    this.#room = new Float32Array(room);
  }

  get pcm(): Float32Array {
    return this.#room.subarray(0, this.length);
  }

  /** Silence before what comes next. */
  skip(samples: number): void {
    this.length += Math.max(0, Math.min(samples, this.#room.length - this.length));
  }

  add(piece: Float32Array): void {
    const fitting = piece.subarray(0, this.#room.length - this.length);
    this.#room.set(fitting, this.length);
    this.length += fitting.length;
  }
}
