import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  FF_ENCODER_AAC,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, Frame, Packet, Rational } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';
import { need } from './av-call.ts';
import { aacBitRateOf } from './film-coding.ts';

export const AAC_FRAME_SAMPLES = 1024;

const LAYOUTS = { 1: AV_CHANNEL_LAYOUT_MONO, 2: AV_CHANNEL_LAYOUT_STEREO } as const;

/** 48 kHz sound, mono or stereo, to AAC packets. */
export class AacEncoder {
  readonly context: CodecContext;
  readonly #packet = new Packet();
  #nextSample = 0n;

  private constructor(context: CodecContext) {
    this.context = context;
    this.#packet.alloc();
  }

  static async open(bitRate = aacBitRateOf(), channels: 1 | 2 = 1): Promise<AacEncoder> {
    const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
    if (!codec) throw new FilmError('encoder', 'This build of FFmpeg has no AAC encoder.');
    const context = new CodecContext();
    context.allocContext3(codec);
    context.sampleRate = FILM_SAMPLE_RATE_HZ;
    context.sampleFormat = AV_SAMPLE_FMT_FLTP;
    context.channelLayout = LAYOUTS[channels];
    context.timeBase = new Rational(1, FILM_SAMPLE_RATE_HZ);
    context.bitRate = BigInt(bitRate);
    context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    // At this bit rate the quick search is as good as the thorough one, in half the time.
    const options = Dictionary.fromObject({ aac_coder: 'fast' });
    need(await context.open2(codec, options), 'Opening the AAC encoder');
    return new AacEncoder(context);
  }

  /** Encodes whole frames of 1024 samples; only the last call may bring fewer. */
  async encode(channels: readonly Float32Array[], onPacket: (packet: Packet) => Promise<void>): Promise<void> {
    const samples = channels[0].length;
    for (let from = 0; from < samples; from += AAC_FRAME_SAMPLES) {
      const pieces = channels.map((pcm) => pcm.subarray(from, from + AAC_FRAME_SAMPLES));
      const bytes = pieces.map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
      const count = pieces[0].length;
      const frame = Frame.fromAudioBuffer(Buffer.concat(bytes), {
        nbSamples: count,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate: FILM_SAMPLE_RATE_HZ,
        channelLayout: LAYOUTS[channels.length === 2 ? 2 : 1],
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

  async finish(onPacket: (packet: Packet) => Promise<void>): Promise<void> {
    need(await this.context.sendFrame(null), 'Finishing the sound');
    await this.#drain(onPacket);
  }

  close(): void {
    this.#packet.free();
    this.context.freeContext();
  }

  async #drain(onPacket: (packet: Packet) => Promise<void>): Promise<void> {
    for (;;) {
      const code = await this.context.receivePacket(this.#packet);
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
      need(code, 'Encoding the sound');
      await onPacket(this.#packet);
    }
  }
}
