import type { Bend } from '#base/composing/bend.ts';
import { BentSprite } from '#base/composing/bent-sprite.ts';
import type { MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Framing, Rect } from '#base/performer.ts';
import type { CardPlace } from './card-place.ts';
import type { FlatCard } from './draw-card.ts';

/** Seen from its edge, a card is not drawn: as a share of its whole face. */
const LEAST_FACE = 0.06;
const NO_TURN = { turn: 0, tilt: 0, roll: 0, sway: 0, jawDrop: 0 };

/** A turned card: every point of it comes from one of the flat card. */
class CardTurn implements Bend {
  x = 0;
  y = 0;
  reach = 0;
  face = 0;
  #across = [1, 0];
  #along = [0, 1];

  /** Only the hand turns a card. */
  take(): void {}

  lie({ middle, right, down }: CardPlace, { sprite, size }: FlatCard): void {
    const axis = (end: readonly number[], half: number): [number, number] => [
      (end[0] - middle[0]) / half,
      (end[1] - middle[1]) / half,
    ];
    const [a, b] = axis(right, size.halfWidth);
    const [c, d] = axis(down, size.halfHeight);
    this.face = a * d - b * c;
    this.#across = [d / this.face, -c / this.face];
    this.#along = [-b / this.face, a / this.face];
    const halfWidth = sprite.canvas.width / 2;
    const halfHeight = sprite.canvas.height / 2;
    const wider = Math.abs(a) * halfWidth + Math.abs(c) * halfHeight - halfWidth;
    const taller = Math.abs(b) * halfWidth + Math.abs(d) * halfHeight - halfHeight;
    this.reach = Math.max(0, wider, taller) + 1;
  }

  restingPlace(x: number, y: number): void {
    this.x = this.#across[0] * x + this.#across[1] * y;
    this.y = this.#along[0] * x + this.#along[1] * y;
  }
}

/** A product's card in the memory of the pictures it is drawn into. */
export class LoadedCard {
  readonly #card: FlatCard;
  readonly #framing: Framing;
  readonly #sprite: BentSprite;
  readonly #turn = new CardTurn();

  constructor(card: FlatCard, framing: Framing, memory: PixelMemory) {
    this.#card = card;
    this.#framing = framing;
    this.#sprite = new BentSprite(memory, card.sprite, this.#turn);
  }

  draw(picture: MemoryPicture, place: CardPlace, within: Rect): void {
    this.#turn.lie(place, this.#card);
    if (this.#turn.face < LEAST_FACE) return;
    const { x, y } = this.#middle(place);
    this.#sprite.draw(picture, NO_TURN, { cos: 1, sin: 0, x, y }, within);
  }

  /** What drawing it touches. */
  areaOf(place: CardPlace): Rect {
    this.#turn.lie(place, this.#card);
    const { canvas } = this.#card.sprite;
    const { frameWidth, frameHeight } = this.#framing;
    const middle = this.#middle(place);
    const x = clampTo(frameWidth, Math.floor(middle.x - canvas.width / 2 - this.#turn.reach));
    const y = clampTo(frameHeight, Math.floor(middle.y - canvas.height / 2 - this.#turn.reach));
    const right = clampTo(frameWidth, Math.ceil(middle.x + canvas.width / 2 + this.#turn.reach));
    const bottom = clampTo(frameHeight, Math.ceil(middle.y + canvas.height / 2 + this.#turn.reach));
    return { x, y, width: right - x, height: bottom - y };
  }

  #middle({ middle }: CardPlace): { x: number; y: number } {
    const { headX, headY, unitPx } = this.#framing;
    return { x: headX + middle[0] * unitPx, y: headY + middle[1] * unitPx };
  }
}

function clampTo(most: number, value: number): number {
  return Math.max(0, Math.min(most, value));
}
