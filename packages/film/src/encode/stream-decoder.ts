import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Codec, CodecContext, Frame, type Packet, type Stream } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import { need } from './av-call.ts';

/** Turns the packets of one stream into frames; the frame handed on is only valid during the call. */
export class StreamDecoder {
  readonly #context: CodecContext;
  readonly #frame = new Frame();

  private constructor(context: CodecContext) {
    this.#context = context;
    this.#frame.alloc();
  }

  /** With the usual decoder of its coding, or another one. */
  static async open(stream: Stream, codec = Codec.findDecoder(stream.codecpar.codecId)): Promise<StreamDecoder> {
    if (!codec) throw new FilmError('encoder', 'The file is in a coding that cannot be read here.');
    const context = new CodecContext();
    context.allocContext3(codec);
    try {
      need(context.parametersToContext(stream.codecpar), 'Describing a stream');
      context.pktTimebase = stream.timeBase;
      context.threadCount = 1;
      need(await context.open2(codec), 'Opening a decoder');
    } catch (error) {
      context.freeContext();
      throw error;
    }
    return new StreamDecoder(context);
  }

  /** Decodes one packet (null: what is still inside). Returns false when the packet was damaged. */
  async decode(packet: Packet | null, onFrame: (frame: Frame) => void | Promise<void>): Promise<boolean> {
    return (await this.send(packet)) && (await this.receive(onFrame));
  }

  /** The first half of it, which is most of the work; the packet is in use until it ends. */
  async send(packet: Packet | null): Promise<boolean> {
    const sent = await this.#context.sendPacket(packet);
    return sent >= 0 || sent === AVERROR_EAGAIN || sent === AVERROR_EOF;
  }

  /** What was decoded lies there already: fetching it does not wait. */
  async receive(onFrame: (frame: Frame) => void | Promise<void>): Promise<boolean> {
    for (;;) {
      const code = this.#context.receiveFrameSync(this.#frame);
      if (code === AVERROR_EAGAIN || code === AVERROR_EOF) return true;
      if (code < 0) return false;
      await onFrame(this.#frame);
      this.#frame.unref();
    }
  }

  /** Forgets what came before, after the file was wound. */
  flush(): void {
    this.#context.flushBuffers();
  }

  close(): void {
    this.#frame.free();
    this.#context.freeContext();
  }
}
