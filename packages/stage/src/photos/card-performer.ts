import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Framing, LoadedPerformer, Performer, Pose, Rect } from '#base/performer.ts';
import { drawGroundOf } from './picture-in-frame.ts';

/** In units of a 720 frame. */
const RADIUS = 30;
const SHADOW = { color: 'rgba(0,0,0,0.42)', blur: 44, down: 14 };

/** A photo that fills a card with round corners, on a ground of its own colours. Inside the card it is as free as in a frame of that size. */
export function cardPerformer(
  picture: Picture,
  { framing, card, photo }: { framing: Framing; card: Rect; photo: Performer },
  makeCanvas: MakeCanvas,
): Performer {
  const { frameWidth, frameHeight } = framing;
  const scale = Math.min(frameWidth, frameHeight) / 720;
  const ground = makeCanvas(frameWidth, frameHeight);
  const ctx = contextOf(ground);
  drawGroundOf(ctx, picture, { width: frameWidth, height: frameHeight }, makeCanvas);
  ctx.shadowColor = SHADOW.color;
  ctx.shadowBlur = SHADOW.blur * scale;
  ctx.shadowOffsetY = SHADOW.down * scale;
  ctx.beginPath();
  ctx.roundRect(card.x, card.y, card.width, card.height, RADIUS * scale);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  // What is left of the ground lies over the corners of the photo.
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = '#000';
  ctx.fill();
  return new CardPerformer({ framing, card, photo, ground });
}

interface CardParts {
  framing: Framing;
  card: Rect;
  photo: Performer;
  /** the frame around the card, which is a hole in it */
  ground: Canvas;
}

class CardPerformer implements Performer {
  readonly framing: Framing;
  readonly movingArea: Rect;
  readonly #parts: CardParts;

  constructor(parts: CardParts) {
    const { x, y, width, height } = parts.photo.movingArea;
    this.#parts = parts;
    this.framing = parts.framing;
    this.movingArea = { x: x + parts.card.x, y: y + parts.card.y, width, height };
  }

  drawStill(ctx: Context2D): void {
    const { card, photo, ground } = this.#parts;
    ctx.save();
    ctx.translate(card.x, card.y);
    photo.drawStill(ctx);
    ctx.restore();
    ctx.drawImage(ground, 0, 0);
  }

  drawMoving(ctx: Context2D, pose: Pose): void {
    const { card, photo, ground } = this.#parts;
    ctx.save();
    ctx.translate(card.x, card.y);
    photo.drawMoving(ctx, pose);
    ctx.restore();
    const { x, y, width, height } = this.movingArea;
    ctx.drawImage(ground, x, y, width, height, x, y, width, height);
  }

  prepareGestures(): boolean {
    return false;
  }

  load(memory: PixelMemory): LoadedPerformer {
    const { card, photo, ground } = this.#parts;
    const inner = photo.load(memory);
    const around = memory.load(ground, 0, 0);
    return {
      armAreas: () => [],
      drawMoving: (picture, pose) => {
        inner.drawMoving(movedBy(picture, card), pose);
        for (const corner of cornersOf(card)) memory.blend(around, picture, sharedPart(corner, this.movingArea));
      },
    };
  }
}

const movedBy = (picture: MemoryPicture, { x, y }: Rect): MemoryPicture => ({
  ...picture,
  left: picture.left - x,
  top: picture.top - y,
});

function cornersOf({ x, y, width, height }: Rect): Rect[] {
  const size = Math.ceil(Math.min(width, height) / 8);
  const [right, bottom] = [x + width - size, y + height - size];
  return [x, right].flatMap((left) => [y, bottom].map((top) => ({ x: left, y: top, width: size, height: size })));
}

function sharedPart(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}
