import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, Packet, Rational } from 'node-av/lib';
import { FilmError } from '../../film-error.ts';
import { FILM_SAMPLE_RATE_HZ, type FilmFormat } from '../../film-format.ts';
import { need } from '../av-call.ts';
import { OutputFile, type OutputStream } from '../output-file.ts';
import { readChannels, type SoundFile } from '../sound-file.ts';
import { PlaneConverter } from './plane-converter.ts';
import { S16_FRAME_SAMPLES, S16Encoder } from './s16-encoder.ts';
import type { TransparentCoding } from './transparent-coding.ts';

export interface TransparentFilm {
  path: string;
  format: FilmFormat;
  frames: number;
  /** 48 kHz; cut or filled with silence to the length of the pictures */
  sound: SoundFile;
  metadata: Record<string, string>;
}

/** Samples that end on whole frames of the encoder, about a second. */
const SOUND_STEP_SAMPLES = S16_FRAME_SAMPLES * 50;

/** Writes one film with transparency, pictures and sound in step. */
export class TransparentWriter {
  readonly #film: TransparentFilm;
  readonly #encoder: CodecContext;
  readonly #converter: PlaneConverter;
  readonly #sound: S16Encoder;
  readonly #file: OutputFile;
  readonly #packet = new Packet();
  #tracks: { video: OutputStream; audio: OutputStream } | undefined;
  #nextFrame = 0n;
  #samplesWritten = 0;

  private constructor(film: TransparentFilm, parts: [CodecContext, PlaneConverter, S16Encoder, OutputFile]) {
    this.#film = film;
    [this.#encoder, this.#converter, this.#sound, this.#file] = parts;
    this.#packet.alloc();
  }

  static async open(film: TransparentFilm, coding: TransparentCoding): Promise<TransparentWriter> {
    const encoder = await openEncoder(film.format, coding);
    const converter = PlaneConverter.open(film.format, coding.picture.formatName);
    const sound = await S16Encoder.open(coding.sound, film.sound.sidePath ? 2 : 1);
    const writer = new TransparentWriter(film, [encoder, converter, sound, new OutputFile(film.path, coding.muxer)]);
    await writer.#begin(coding);
    return writer;
  }

  /** Takes one picture of straight RGBA. */
  async write(rgba: Uint8ClampedArray): Promise<void> {
    await this.#converter.convert(rgba, this.#nextFrame, async (frame) => {
      need(await this.#encoder.sendFrame(frame), 'Encoding a picture');
    });
    this.#nextFrame += 1n;
    await this.#drain();
    await this.#hear(Number(this.#nextFrame));
  }

  async finish(): Promise<void> {
    need(await this.#encoder.sendFrame(null), 'Finishing the pictures');
    await this.#drain();
    await this.#hear(this.#film.frames);
    await this.#sound.finish((packet) => this.#put(packet, 'audio'));
    await this.#file.end();
  }

  async close(): Promise<void> {
    await this.#file.close();
    this.#packet.free();
    this.#sound.close();
    this.#converter.close();
    this.#encoder.freeContext();
  }

  async #begin({ kind, muxing }: TransparentCoding): Promise<void> {
    const { fps } = this.#film.format;
    const video = this.#file.addStream(this.#encoder, new Rational(1, fps), new Rational(fps, 1), {
      keepsTag: kind === 'mov',
    });
    const audio = this.#file.addStream(this.#sound.context, new Rational(1, FILM_SAMPLE_RATE_HZ));
    this.#tracks = { video, audio };
    await this.#file.begin(muxing, this.#film.metadata);
  }

  /** Brings the sound up to a picture. */
  async #hear(frame: number): Promise<void> {
    const { sound, frames, format } = this.#film;
    const samples = Math.round((frames / format.fps) * FILM_SAMPLE_RATE_HZ);
    while (this.#samplesWritten < samples && this.#samplesWritten / FILM_SAMPLE_RATE_HZ < frame / format.fps) {
      const count = Math.min(SOUND_STEP_SAMPLES, samples - this.#samplesWritten);
      const channels = await readChannels(sound, this.#samplesWritten, count);
      await this.#sound.encode(channels, (packet) => this.#put(packet, 'audio'));
      this.#samplesWritten += count;
    }
  }

  async #drain(): Promise<void> {
    for (;;) {
      const code = await this.#encoder.receivePacket(this.#packet);
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
      need(code, 'Encoding a picture');
      this.#packet.duration = 1n;
      await this.#put(this.#packet, 'video');
    }
  }

  async #put(packet: Packet, track: 'video' | 'audio'): Promise<void> {
    if (!this.#tracks) throw new FilmError('encoder', 'The file was not begun.');
    await this.#file.write(packet, this.#tracks[track]);
  }
}

async function openEncoder({ width, height, fps }: FilmFormat, { picture }: TransparentCoding): Promise<CodecContext> {
  const codec = Codec.findEncoderByName(picture.codec);
  if (!codec) throw new FilmError('encoder', `This build of FFmpeg has no encoder ${picture.codec}.`);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = width;
  encoder.height = height;
  encoder.pixelFormat = picture.format;
  encoder.timeBase = new Rational(1, fps);
  encoder.framerate = new Rational(fps, 1);
  encoder.sampleAspectRatio = new Rational(1, 1);
  encoder.colorRange = AVCOL_RANGE_MPEG;
  encoder.colorSpace = AVCOL_SPC_BT709;
  encoder.colorPrimaries = AVCOL_PRI_BT709;
  encoder.colorTrc = AVCOL_TRC_BT709;
  encoder.bitRate = 0n;
  encoder.threadCount = 1;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  need(await encoder.open2(codec, Dictionary.fromObject(picture.options)), `Opening the encoder ${picture.codec}`);
  return encoder;
}
