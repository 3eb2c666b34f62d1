import type { TransparentKind } from '@herald/media/engines/video-engine';
import { AV_PIX_FMT_YUVA444P12LE, FF_DECODER_LIBVPX_VP9, FF_DECODER_PRORES } from 'node-av/constants';
import { Codec, type Frame, type Packet, type Stream } from 'node-av/lib';
import { FilmError } from '../../film-error.ts';
import { InputFile } from '../input-file.ts';
import { StreamDecoder } from '../stream-decoder.ts';

export interface AlphaPicture {
  width: number;
  height: number;
  /** one row after the other, 0 to 255 */
  alpha: Uint8Array;
}

export interface TransparentPictures {
  /** of the coding, four letters; empty where the container has none */
  tag: string;
  pictures: number;
  width: number;
  height: number;
  soundSec: number;
}

/** The usual decoder of VP9 leaves alpha out. */
const DECODERS = { webm: FF_DECODER_LIBVPX_VP9, mov: FF_DECODER_PRORES } as const;
const FORMATS = { webm: 'matroska', mov: 'mov' } as const;

/** Reads a film with transparency; `onAlpha` sees the pictures it asks for, by their numbers. */
export async function readTransparent(
  { path, kind }: { path: string; kind: TransparentKind },
  wanted: ReadonlySet<number>,
  onAlpha: (picture: AlphaPicture, frame: number) => void,
): Promise<TransparentPictures> {
  const input = await InputFile.open(path, FORMATS[kind]);
  try {
    const { video, audio } = input;
    if (!video || !audio) throw new FilmError('wrong_output', `The file .${kind} lacks pictures or sound.`);
    const codec = Codec.findDecoderByName(DECODERS[kind]);
    if (!codec) throw new FilmError('encoder', `This build of FFmpeg cannot read .${kind} with transparency.`);
    const decoder = await StreamDecoder.open(video, codec);
    const made: TransparentPictures = { tag: tagOf(video), pictures: 0, width: 0, height: 0, soundSec: 0 };
    const see = (frame: Frame): void => {
      Object.assign(made, { width: frame.width, height: frame.height });
      if (wanted.has(made.pictures)) onAlpha(alphaOf(frame, kind), made.pictures);
      made.pictures += 1;
    };
    const feed = async (packet: Packet | null): Promise<void> => {
      if (!(await decoder.decode(packet, see)))
        throw new FilmError('wrong_output', `The finished file .${kind} cannot be read back.`);
    };
    try {
      for await (const packet of input.packets()) {
        if (packet.streamIndex === video.index) await feed(packet);
        else made.soundSec = soundEnd(packet, audio.timeBase);
      }
      await feed(null);
    } finally {
      decoder.close();
    }
    return made;
  } finally {
    await input.close();
  }
}

function tagOf({ codecpar }: Stream): string {
  const tag = Number(codecpar.codecTag);
  return tag === 0 ? '' : String.fromCharCode(...[0, 8, 16, 24].map((shift) => (tag >> shift) & 255));
}

function soundEnd({ pts, duration }: Packet, { num, den }: { num: number; den: number }): number {
  return (Number(pts + duration) * num) / den;
}

/** ProRes keeps more than eight bits. */
function alphaOf(frame: Frame, kind: TransparentKind): AlphaPicture {
  const { width, height } = frame;
  const plane = frame.data?.[3];
  const stride = frame.linesize[3] ?? 0;
  if (!plane) throw new FilmError('wrong_output', `The file .${kind} has no transparency.`);
  const alpha = new Uint8Array(width * height);
  const at = (x: number, y: number): number =>
    kind === 'webm' ? plane[y * stride + x] : plane.readUInt16LE(y * stride + 2 * x) >> spareBits(frame);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) alpha[y * width + x] = at(x, y);
  return { width, height, alpha };
}

/** The decoder of ProRes has twelve bits, or ten. */
const spareBits = ({ format }: Frame): number => (format === AV_PIX_FMT_YUVA444P12LE ? 4 : 2);
