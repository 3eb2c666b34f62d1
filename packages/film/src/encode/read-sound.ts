import type { Sound } from '@herald/media/sound';
import type { Frame, Packet } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { InputFile } from './input-file.ts';
import { secondsOf } from './seconds-of.ts';
import { SoundResampler } from './sound-resampler.ts';
import { StreamDecoder } from './stream-decoder.ts';

export interface ReadSound {
  path: string;
  rateHz: number;
  /** Every picture as it lies in the file, in the order of the file. */
  onCodedPicture(coded: Uint8Array, tSec: number): void;
}

export interface FilmSound extends Sound {
  /** of stereo */
  side?: Sound;
}

/** Reads a finished film once: decodes its sound, placed where it is heard, and hands on its pictures as they are. */
export async function readSound({ path, rateHz, onCodedPicture }: ReadSound): Promise<FilmSound> {
  const input = await InputFile.open(path, 'mov');
  const { video, audio } = input;
  if (!video || !audio) throw new FilmError('wrong_output', 'The film lacks its pictures or its sound.');
  const decoder = await StreamDecoder.open(audio);
  const resampler = new SoundResampler(rateHz, 1);
  const track = new GrowingTrack(Math.ceil((input.durationSec + 1) * rateHz));
  const isStereo = audio.codecpar.channels === 2;
  const side = new GrowingTrack(isStereo ? track.room : 0);
  const onSound = (frame: Frame): void => {
    if (isStereo) side.add(sideOf(frame));
    if (track.length === 0) track.skip(Math.round(secondsOf(frame.pts, audio.timeBase) * rateHz));
    track.add(resampler.convert(frame)[0]);
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
    track.add(resampler.drain()[0]);
    const heard = { pcm: track.pcm, sampleRateHz: rateHz };
    return isStereo ? { ...heard, side: { pcm: side.pcm, sampleRateHz: FILM_SAMPLE_RATE_HZ / SIDE_STEP } } : heard;
  } finally {
    decoder.close();
    resampler.close();
    await input.close();
  }
}

/** Half of what the channels do not share, in every second sample: enough to measure how loud it is. */
function sideOf({ data, nbSamples }: Frame): Float32Array {
  const [left, right] = (data ?? []).map((plane) => new Float32Array(plane.buffer, plane.byteOffset, nbSamples));
  if (!left || !right) throw new FilmError('wrong_output', 'The finished film cannot be read back.');
  return Float32Array.from({ length: nbSamples / SIDE_STEP }, (_, i) => {
    const at = SIDE_STEP * i;
    return (left[at] + left[at + 1] - right[at] - right[at + 1]) / 4;
  });
}

const SIDE_STEP = 2;

/** Sound that comes in pieces and whose length is nearly known. */
class GrowingTrack {
  readonly #room: Float32Array;
  length = 0;

  constructor(room: number) {
    this.#room = new Float32Array(room);
  }

  get room(): number {
    return this.#room.length;
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
