import { letGo } from '@herald/stage/let-go';
import { type Frame, Packet, type Stream } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import type { Planes } from '../picture.ts';
import { InputFile } from './input-file.ts';
import { planesOfFrame } from './planes-of-frame.ts';
import { secondsOf } from './seconds-of.ts';
import { StreamDecoder } from './stream-decoder.ts';

/** From here to there decoding on is cheaper than going back to a key frame. */
const NEAR_FRAMES = 15;

/** A packet that went through the decoder. */
interface Sent {
  isWhole: boolean;
  isEnd: boolean;
}

/** Pictures of a film of ours by their number, whose key frames are close to each other. */
export class FramePicker {
  readonly #input: InputFile;
  readonly #stream: Stream;
  readonly #decoder: StreamDecoder;
  readonly #packet = new Packet();
  /** The packet after the last one taken: it is decoded while its caller works on. */
  #ahead: Promise<Sent> | undefined;
  #last = -1;

  private constructor(input: InputFile, stream: Stream, decoder: StreamDecoder) {
    this.#input = input;
    this.#stream = stream;
    this.#decoder = decoder;
    this.#packet.alloc();
  }

  static async open(path: string): Promise<FramePicker> {
    const input = await InputFile.open(path, 'mov');
    try {
      const { video } = input;
      if (!video) throw new FilmError('bad_clip', 'This clip has no pictures.');
      return new FramePicker(input, video, await StreamDecoder.open(video));
    } catch (error) {
      await input.close();
      throw error;
    }
  }

  get width(): number {
    return this.#stream.codecpar.width;
  }

  get height(): number {
    return this.#stream.codecpar.height;
  }

  /** As long as the file says it is. */
  get frames(): number {
    const { num, den } = this.#stream.avgFrameRate;
    return Math.max(1, Math.round((this.#input.durationSec * num) / den));
  }

  /** Hands one picture on; it is only valid during the call. */
  async take(frame: number, use: (planes: Planes) => void): Promise<void> {
    if (frame <= this.#last || frame > this.#last + NEAR_FRAMES) await this.#goTo(frame);
    let isFound = false;
    const see = (planes: Planes, index: number): void => {
      this.#last = index;
      if (index !== frame) return;
      isFound = true;
      use(planes);
    };
    while (!isFound) {
      const sent = this.#ahead ?? this.#begin();
      this.#ahead = undefined;
      const { isWhole, isEnd } = await sent;
      if (!isWhole || !(await this.#decoder.receive((decoded) => this.#show(decoded, see))))
        throw new FilmError('bad_clip', 'This clip cannot be read.');
      if (isEnd && !isFound) throw new FilmError('bad_clip', `This clip ends before picture ${frame}.`);
      if (isEnd) return;
      this.#ahead = this.#begin();
      // A failure is told to whoever takes the next picture, if anybody does.
      this.#ahead.catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.#forgetAhead();
    this.#packet.free();
    this.#decoder.close();
    await this.#input.close();
  }

  async #goTo(frame: number): Promise<void> {
    await this.#forgetAhead();
    const { num, den } = this.#stream.timeBase;
    const rate = this.#stream.avgFrameRate;
    const second = (frame * rate.den) / rate.num;
    await this.#input.goTo(this.#stream, BigInt(Math.round((second * den) / num)));
    this.#decoder.flush();
    this.#last = Number.NEGATIVE_INFINITY;
  }

  /** Reads the next packet at once, and has it decoded beside. */
  async #begin(): Promise<Sent> {
    const packet = this.#input.next(this.#stream, this.#packet);
    return { isWhole: await this.#decoder.send(packet ?? null), isEnd: packet === undefined };
  }

  async #forgetAhead(): Promise<void> {
    await this.#ahead?.catch(() => undefined);
    this.#ahead = undefined;
  }

  #show(frame: Frame, see: (planes: Planes, index: number) => void): void {
    const rate = this.#stream.avgFrameRate;
    const planes = planesOfFrame(frame);
    see(planes, Math.round((secondsOf(frame.pts, this.#stream.timeBase) * rate.num) / rate.den));
    for (const plane of [planes.luma, planes.blue, planes.red]) letGo(plane);
  }
}
