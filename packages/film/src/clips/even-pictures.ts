import { betweenPictures } from '@herald/stage/clips';
import { i420Bytes } from '../film-format.ts';
import { packedPlanes, planesOf } from '../packed-planes.ts';
import type { Planes, Size } from '../picture.ts';
import { LOOK_EVERY } from './clip-tracker.ts';

/** `packed` is good until so many later ones were handed on as the face is looked for in. */
type HandOn = (packed: Buffer, index: number) => Promise<void>;

/**
 * A picture that comes again differs from its first showing by less than this share of what pictures usually change by,
 * and of what the next one changes: gentle movement adds up.
 */
const REPEATED = 0.2;
/** More pictures without a change are a pause of the camera, not a rate that was converted. */
const MOST_REPEATS = 2;
/** In grey levels: below, nothing moves but noise; above, it is a cut or a flash. */
const MOVING = { from: 0.8, to: 18 };
/** How fast the usual change follows the last one. */
const FOLLOWS = 0.2;
/** Every so many pixels are compared, across and down. */
const SPACING = 4;

/**
 * Clips of 25 or fewer pictures a second that were saved at 30 show some of them twice, and so stand still for a moment
 * again and again. Where something moves, the second showing becomes a picture half way to the next one.
 */
export class EvenPictures {
  readonly #size: Size;
  readonly #handOn: HandOn;
  /** For the pictures of one look, used again for those of the next. */
  readonly #room: Buffer<ArrayBuffer>[];
  #last: Buffer<ArrayBuffer>;
  #now: Buffer<ArrayBuffer>;
  readonly #repeats: Buffer<ArrayBuffer>[] = [];
  /** of the repeats that are held back */
  #mostHeld = 0;
  #isPause = false;
  readonly #spare: Buffer<ArrayBuffer>[] = [];
  #usual = 0;
  #index = 0;

  constructor(size: Size, handOn: HandOn) {
    this.#size = size;
    this.#handOn = handOn;
    this.#room = Array.from({ length: LOOK_EVERY }, () => this.#newRoom());
    [this.#last, this.#now] = [this.#newRoom(), this.#newRoom()];
  }

  async see(planes: Planes): Promise<void> {
    const now = packedPlanes(planes, this.#now);
    if (this.#index === 0) return this.#show(now);
    const change = this.#changeTo(now);
    const isRepeat = change < REPEATED * this.#usual;
    this.#isPause = isRepeat && (this.#isPause || this.#repeats.length === MOST_REPEATS);
    if (isRepeat && !this.#isPause) return this.#hold(now, change);
    const isOnTheWay = !isRepeat && isMoving(change) && this.#mostHeld < REPEATED * change;
    await this.#release(isOnTheWay ? now : undefined);
    this.#follow(change);
    await this.#show(now);
  }

  async finish(): Promise<void> {
    await this.#release(undefined);
  }

  #hold(now: Buffer<ArrayBuffer>, change: number): void {
    this.#now = this.#spare.pop() ?? this.#newRoom();
    this.#repeats.push(now);
    this.#mostHeld = Math.max(this.#mostHeld, change);
  }

  /** A cut says nothing about how pictures usually change, and a pause that they now change less. */
  #follow(change: number): void {
    if (change >= MOVING.to) return;
    this.#usual += (change - this.#usual) * (this.#usual === 0 ? 1 : FOLLOWS);
  }

  async #show(now: Buffer<ArrayBuffer>): Promise<void> {
    [this.#last, this.#now] = [now, this.#last];
    await this.#hand(now);
  }

  /** Hands on what was held back: as it is, or on the way to the picture that comes after it. */
  async #release(next: Buffer | undefined): Promise<void> {
    const { width, height } = this.#size;
    const held = this.#repeats.splice(0);
    this.#mostHeld = 0;
    const open = (packed: Buffer) => planesOf(packed, width, height);
    const draw = next && held.length > 0 ? betweenPictures(open(this.#last), open(next)) : undefined;
    for (const [k, packed] of held.entries()) {
      draw?.((k + 1) / (held.length + 1), open(packed));
      await this.#hand(packed);
      this.#spare.push(packed);
    }
  }

  async #hand(packed: Buffer): Promise<void> {
    const room = this.#room[this.#index % LOOK_EVERY] ?? this.#newRoom();
    room.set(packed);
    await this.#handOn(room, this.#index);
    this.#index += 1;
  }

  #changeTo(now: Buffer): number {
    const { width, height } = this.#size;
    const last = this.#last;
    let [sum, count] = [0, 0];
    for (let row = 0; row < height; row += SPACING)
      for (let at = row * width; at < (row + 1) * width; at += SPACING) {
        sum += Math.abs((now[at] ?? 0) - (last[at] ?? 0));
        count += 1;
      }
    return sum / count;
  }

  #newRoom(): Buffer<ArrayBuffer> {
    return Buffer.allocUnsafe(i420Bytes(this.#size));
  }
}

const isMoving = (change: number): boolean => change > MOVING.from && change < MOVING.to;
