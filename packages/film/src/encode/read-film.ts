import type { Frame, Packet } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import type { Planes } from '../sync/mouth-patch.ts';
import { InputFile } from './input-file.ts';
import { MonoResampler } from './mono-resampler.ts';
import { StreamDecoder } from './stream-decoder.ts';

export interface ReadFilm {
  path: string;
  soundRateHz: number;
  /** Every picture in order with the moment it is shown; only valid during the call. */
  onPicture(planes: Planes, tSec: number): void | Promise<void>;
}

const DECODE_THREADS = 2;

export interface FilmSound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/** Decodes a finished film once: hands on every picture and returns its sound, placed where it is heard. */
export async function readFilm({ path, soundRateHz, onPicture }: ReadFilm): Promise<FilmSound> {
  const input = await InputFile.open(path, 'mov');
  const { video, audio } = input;
  if (!video || !audio) throw new FilmError('wrong_output', 'The film lacks its pictures or its sound.');
  const pictures = await StreamDecoder.open(video, DECODE_THREADS);
  const sound = await StreamDecoder.open(audio);
  const resampler = new MonoResampler(soundRateHz);
  const track = new GrowingTrack(Math.ceil((input.durationSec + 1) * soundRateHz));
  const onFrame = (frame: Frame): void | Promise<void> =>
    onPicture(planesOfFrame(frame), secondsOf(frame.pts, video.timeBase));
  const onSound = (frame: Frame): void => {
    if (track.length === 0) track.skip(Math.round(secondsOf(frame.pts, audio.timeBase) * soundRateHz));
    track.add(resampler.convert(frame));
  };
  const feed = async (packet: Packet | null, decoder: StreamDecoder): Promise<void> => {
    if (!(await decoder.decode(packet, decoder === pictures ? onFrame : onSound)))
      throw new FilmError('wrong_output', 'The finished film cannot be read back.');
  };
  try {
    for await (const packet of input.packets()) {
      if (packet.streamIndex === video.index) await feed(packet, pictures);
      if (packet.streamIndex === audio.index) await feed(packet, sound);
    }
    await feed(null, pictures);
    await feed(null, sound);
    track.add(resampler.drain());
    return { pcm: track.pcm, sampleRateHz: soundRateHz };
  } finally {
    pictures.close();
    sound.close();
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

function secondsOf(pts: bigint, { num, den }: { num: number; den: number }): number {
  return (Number(pts) * num) / den;
}

function planesOfFrame(frame: Frame): Planes {
  const [luma, blue, red] = frame.data ?? [];
  if (!luma || !blue || !red) throw new FilmError('wrong_output', 'The finished film is not yuv420p.');
  const [lumaStride = 0, chromaStride = 0] = frame.linesize;
  return { luma, blue, red, lumaStride, chromaStride, width: frame.width, height: frame.height };
}
