import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_S16,
  AVERROR_EAGAIN,
  AVERROR_EOF,
} from 'node-av/constants';
import { Codec, CodecContext, Frame, Packet, Rational } from 'node-av/lib';
import { FilmError } from '../../film-error.ts';
import { FILM_SAMPLE_RATE_HZ } from '../../film-format.ts';
import { need } from '../av-call.ts';
import type { TransparentCoding } from './transparent-coding.ts';

/** As the sound of the web has them; editors take any. */
export const S16_FRAME_SAMPLES = 960;

type OnPacket = (packet: Packet) => Promise<void>;

/** 48 kHz sound for files that are edited further. */
export class S16Encoder {
  readonly context: CodecContext;
  readonly #packet = new Packet();
  #nextSample = 0n;

  private constructor(context: CodecContext) {
    this.context = context;
    this.#packet.alloc();
  }

  static async open({ codec: name, bitRate }: TransparentCoding['sound'], channels: 1 | 2): Promise<S16Encoder> {
    const codec = Codec.findEncoderByName(name);
    if (!codec) throw new FilmError('encoder', `This build of FFmpeg has no encoder ${name}.`);
    const context = new CodecContext();
    context.allocContext3(codec);
    context.sampleRate = FILM_SAMPLE_RATE_HZ;
    context.sampleFormat = AV_SAMPLE_FMT_S16;
    context.channelLayout = channels === 2 ? AV_CHANNEL_LAYOUT_STEREO : AV_CHANNEL_LAYOUT_MONO;
    context.timeBase = new Rational(1, FILM_SAMPLE_RATE_HZ);
    if (bitRate > 0) context.bitRate = BigInt(bitRate);
    context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    need(await context.open2(codec), `Opening the encoder ${name}`);
    return new S16Encoder(context);
  }

  /** Encodes whole frames; only the last call may bring fewer samples. */
  async encode(channels: readonly Float32Array[], onPacket: OnPacket): Promise<void> {
    const samples = channels[0]?.length ?? 0;
    for (let from = 0; from < samples; from += S16_FRAME_SAMPLES) {
      const pieces = channels.map((pcm) => pcm.subarray(from, from + S16_FRAME_SAMPLES));
      const count = pieces[0]?.length ?? 0;
      const frame = Frame.fromAudioBuffer(interleaved(pieces), {
        nbSamples: count,
        format: AV_SAMPLE_FMT_S16,
        sampleRate: FILM_SAMPLE_RATE_HZ,
        channelLayout: channels.length === 2 ? AV_CHANNEL_LAYOUT_STEREO : AV_CHANNEL_LAYOUT_MONO,
        pts: this.#nextSample,
      });
      this.#nextSample += BigInt(count);
      try {
        need(await this.context.sendFrame(frame), 'Encoding the sound');
      } finally {
        frame.free();
      }
      await this.#drain(onPacket);
    }
  }

  async finish(onPacket: OnPacket): Promise<void> {
    need(await this.context.sendFrame(null), 'Finishing the sound');
    await this.#drain(onPacket);
  }

  close(): void {
    this.#packet.free();
    this.context.freeContext();
  }

  async #drain(onPacket: OnPacket): Promise<void> {
    for (;;) {
      const code = await this.context.receivePacket(this.#packet);
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
      need(code, 'Encoding the sound');
      await onPacket(this.#packet);
    }
  }
}

function interleaved(pieces: readonly Float32Array[]): Buffer {
  const count = pieces[0]?.length ?? 0;
  const samples = new Int16Array(count * pieces.length);
  for (const [channel, piece] of pieces.entries())
    for (const [k, sample] of piece.entries())
      samples[k * pieces.length + channel] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
  return Buffer.from(samples.buffer);
}
