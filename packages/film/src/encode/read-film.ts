import type { Frame, Packet } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import type { Planes } from '../sync/mouth-patch.ts';
import { InputFile } from './input-file.ts';
import { joinPcm, MonoResampler } from './mono-resampler.ts';
import { StreamDecoder } from './stream-decoder.ts';

export interface ReadFilm {
  path: string;
  soundRateHz: number;
  /** Every picture in order with the moment it is shown; only valid during the call. */
  onPicture(planes: Planes, tSec: number): void | Promise<void>;
}

export interface FilmSound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/** Decodes a finished film once: hands on every picture and returns its sound, placed where it is heard. */
export async function readFilm({ path, soundRateHz, onPicture }: ReadFilm): Promise<FilmSound> {
  const input = await InputFile.open(path, 'mov');
  const { video, audio } = input;
  if (!video || !audio) throw new FilmError('bad_film', 'The film lacks its pictures or its sound.');
  const pictures = await StreamDecoder.open(video);
  const sound = await StreamDecoder.open(audio);
  const resampler = new MonoResampler(soundRateHz);
  const pcm: Float32Array[] = [];
  const onFrame = (frame: Frame): void | Promise<void> =>
    onPicture(planesOfFrame(frame), secondsOf(frame.pts, video.timeBase));
  const onSound = (frame: Frame): void => {
    if (pcm.length === 0) pcm.push(new Float32Array(lead(secondsOf(frame.pts, audio.timeBase), soundRateHz)));
    pcm.push(resampler.convert(frame));
  };
  const feed = async (packet: Packet | null, decoder: StreamDecoder): Promise<void> => {
    if (!(await decoder.decode(packet, decoder === pictures ? onFrame : onSound)))
      throw new FilmError('bad_film', 'The finished film cannot be read back.');
  };
  try {
    for await (const packet of input.packets()) {
      if (packet.streamIndex === video.index) await feed(packet, pictures);
      if (packet.streamIndex === audio.index) await feed(packet, sound);
    }
    await feed(null, pictures);
    await feed(null, sound);
    pcm.push(resampler.drain());
    return { pcm: joinPcm(pcm), sampleRateHz: soundRateHz };
  } finally {
    pictures.close();
    sound.close();
    resampler.close();
    await input.close();
  }
}

function lead(startSec: number, rateHz: number): number {
  return Math.max(0, Math.round(startSec * rateHz));
}

function secondsOf(pts: bigint, { num, den }: { num: number; den: number }): number {
  return (Number(pts) * num) / den;
}

function planesOfFrame(frame: Frame): Planes {
  const [luma, blue, red] = frame.data ?? [];
  if (!luma || !blue || !red) throw new FilmError('bad_film', 'The finished film is not yuv420p.');
  const [lumaStride = 0, chromaStride = 0] = frame.linesize;
  return { luma, blue, red, lumaStride, chromaStride, width: frame.width, height: frame.height };
}
