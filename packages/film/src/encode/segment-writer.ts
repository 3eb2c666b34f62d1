import {
  AV_CODEC_FLAG_CLOSED_GOP,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, Frame, Packet, Rational } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import type { FilmFormat } from '../film-format.ts';
import { need } from './av-call.ts';
import { OutputFile, type OutputStream } from './output-file.ts';
import { x264Options } from './x264-options.ts';

/** Encodes the frames of one segment into a small mp4 of its own, ready to be joined without re-encoding. */
export class SegmentWriter {
  readonly #encoder: CodecContext;
  readonly #frame: Frame;
  readonly #packet = new Packet();
  readonly #file: OutputFile;
  readonly #stream: OutputStream;
  #nextFrame = 0n;

  private constructor(encoder: CodecContext, frame: Frame, file: OutputFile, stream: OutputStream) {
    this.#encoder = encoder;
    this.#frame = frame;
    this.#file = file;
    this.#stream = stream;
    this.#packet.alloc();
  }

  static async open(path: string, format: FilmFormat, options = x264Options()): Promise<SegmentWriter> {
    const encoder = await openH264(format, options);
    const file = new OutputFile(path, 'mp4');
    const stream = file.addStream(encoder, new Rational(1, format.fps), new Rational(format.fps, 1));
    await file.begin({ video_track_timescale: String(format.fps * 512) });
    return new SegmentWriter(encoder, makeFrame(format), file, stream);
  }

  /** Takes one yuv420p picture; it is copied, so the caller may reuse its memory at once. */
  async write(i420: Uint8Array): Promise<void> {
    const frame = this.#frame;
    need(frame.makeWritable(), 'Reusing a picture');
    need(frame.fromBuffer(Buffer.from(i420.buffer, i420.byteOffset, i420.byteLength)), 'Taking over a picture');
    frame.pts = this.#nextFrame++;
    need(await this.#encoder.sendFrame(frame), 'Encoding a picture');
    await this.#drain(() => this.#encoder.receivePacketSync(this.#packet));
  }

  async finish(): Promise<void> {
    need(await this.#encoder.sendFrame(null), 'Finishing a segment');
    await this.#drain(() => this.#encoder.receivePacket(this.#packet));
    await this.#file.end();
  }

  async close(): Promise<void> {
    await this.#file.close();
    this.#packet.free();
    this.#frame.free();
    this.#encoder.freeContext();
  }

  /** A picture that was sent is encoded then; only those of the end are when they are fetched. */
  async #drain(receive: () => number | Promise<number>): Promise<void> {
    for (;;) {
      const code = await receive();
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return;
      need(code, 'Encoding a picture');
      this.#packet.duration = 1n;
      await this.#file.write(this.#packet, this.#stream);
    }
  }
}

async function openH264({ width, height, fps }: FilmFormat, options: Record<string, string>): Promise<CodecContext> {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
  if (!codec) throw new FilmError('encoder', 'This build of FFmpeg has no H.264 encoder.');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = width;
  encoder.height = height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.timeBase = new Rational(1, fps);
  encoder.framerate = new Rational(fps, 1);
  encoder.sampleAspectRatio = new Rational(1, 1);
  encoder.colorRange = AVCOL_RANGE_MPEG;
  encoder.colorSpace = AVCOL_SPC_BT709;
  encoder.colorPrimaries = AVCOL_PRI_BT709;
  encoder.colorTrc = AVCOL_TRC_BT709;
  encoder.bitRate = 0n;
  encoder.threadCount = 1;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_CLOSED_GOP);
  need(await encoder.open2(codec, Dictionary.fromObject(options)), 'Opening the H.264 encoder');
  return encoder;
}

function makeFrame({ width, height }: FilmFormat): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_PIX_FMT_YUV420P;
  frame.width = width;
  frame.height = height;
  need(frame.getBuffer(0), 'Making room for a picture');
  return frame;
}
