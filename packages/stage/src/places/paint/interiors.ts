import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { parseHex, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { Texture } from '../trace/world.ts';
import { paintTexture } from './paint-texture.ts';

/** Boards or slats side by side, each of its own tone, with a dark joint. */
export function paintBoards(
  makeCanvas: MakeCanvas,
  color: string,
  boards: { count: number; across: boolean; joint: number },
  random: Random,
): Texture {
  const tone = parseHex(color);
  return paintTexture(makeCanvas, 256, 256, (ctx, width, height) => {
    const step = (boards.across ? height : width) / boards.count;
    for (let i = 0; i < boards.count; i++) {
      ctx.fillStyle = rgba(scaleRgb(tone, 0.84 + 0.3 * random()));
      if (boards.across) ctx.fillRect(0, i * step, width, step);
      else ctx.fillRect(i * step, 0, step, height);
      ctx.fillStyle = rgba(scaleRgb(tone, 0.3), boards.joint);
      if (boards.across) ctx.fillRect(0, i * step, width, Math.max(1, step * 0.1));
      else ctx.fillRect(i * step, 0, Math.max(1.5, step * 0.24), height);
      for (let k = 0; k < 5; k++) {
        ctx.fillStyle = rgba(scaleRgb(tone, random() < 0.5 ? 0.7 : 1.25), 0.16);
        if (boards.across) ctx.fillRect(random() * width, i * step + random() * step, 30 + random() * 90, 1);
        else ctx.fillRect(i * step + random() * step, random() * height, 1, 30 + random() * 90);
      }
    }
  });
}

/** A row of books, some leaning, with gaps; clear above them. */
export function paintBooks(makeCanvas: MakeCanvas, colors: readonly string[], random: Random): Texture {
  return paintTexture(makeCanvas, 300, 90, (ctx, width, height) => {
    let x = 4;
    while (x < width - 14) {
      const thick = 7 + random() * 13;
      const tall = height * (0.58 + 0.38 * random());
      if (random() < 0.86)
        paintBook(ctx, { x, y: height, thick, tall, color: colors[Math.floor(random() * colors.length)] });
      x += thick + (random() < 0.12 ? 16 + random() * 26 : 1);
    }
  });
}

function paintBook(ctx: Context2D, book: { x: number; y: number; thick: number; tall: number; color: string }): void {
  const tone = parseHex(book.color);
  const round = ctx.createLinearGradient(book.x, 0, book.x + book.thick, 0);
  round.addColorStop(0, rgba(scaleRgb(tone, 0.6)));
  round.addColorStop(0.4, rgba(scaleRgb(tone, 1.12)));
  round.addColorStop(1, rgba(scaleRgb(tone, 0.62)));
  ctx.fillStyle = round;
  ctx.fillRect(book.x, book.y - book.tall, book.thick, book.tall);
  ctx.fillStyle = rgba(scaleRgb(tone, 1.6), 0.75);
  ctx.fillRect(book.x + 1, book.y - book.tall * 0.8, book.thick - 2, 2);
}

/** A framed print: paper, a mount and simple shapes in the colours of the room. */
export function paintPrint(makeCanvas: MakeCanvas, colors: readonly string[], random: Random): Texture {
  const pick = () => colors[Math.floor(random() * colors.length)];
  return paintTexture(makeCanvas, 120, 160, (ctx, width, height) => {
    ctx.fillStyle = '#f3eee5';
    ctx.fillRect(0, 0, width, height);
    ctx.save();
    ctx.beginPath();
    ctx.rect(14, 16, width - 28, height - 32);
    ctx.clip();
    ctx.fillStyle = pick();
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = pick();
    ctx.beginPath();
    ctx.arc(width * (0.35 + 0.3 * random()), height * (0.35 + 0.15 * random()), width * (0.16 + 0.12 * random()), 0, 7);
    ctx.fill();
    for (let k = 0; k < 3; k++) {
      ctx.fillStyle = pick();
      const top = height * (0.52 + 0.14 * k);
      ctx.beginPath();
      ctx.moveTo(0, top);
      ctx.bezierCurveTo(width * 0.3, top - 26 * random(), width * 0.65, top + 24 * random(), width, top - 8);
      ctx.lineTo(width, height);
      ctx.lineTo(0, height);
      ctx.fill();
    }
    ctx.restore();
  });
}

/** Cloth that hangs in folds; thin enough to let light through where it is bright. */
export function paintCurtain(makeCanvas: MakeCanvas, color: string, random: Random): Texture {
  const tone = parseHex(color);
  return paintTexture(makeCanvas, 160, 128, (ctx, width, height) => {
    let x = 0;
    while (x < width) {
      const fold = 9 + random() * 12;
      const shade = ctx.createLinearGradient(x, 0, x + fold, 0);
      shade.addColorStop(0, rgba(scaleRgb(tone, 0.72)));
      shade.addColorStop(0.45, rgba(scaleRgb(tone, 1.1)));
      shade.addColorStop(1, rgba(scaleRgb(tone, 0.76)));
      ctx.fillStyle = shade;
      ctx.fillRect(x, 0, fold + 1, height);
      x += fold;
    }
  });
}

/** A screen at work: a dark or light page with a few blocks. */
export function paintScreen(makeCanvas: MakeCanvas, ground: string, accent: string, random: Random): Texture {
  return paintTexture(makeCanvas, 128, 76, (ctx, width, height) => {
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = accent;
    for (let i = 0; i < 9; i++) {
      ctx.globalAlpha = 0.25 + 0.6 * random();
      ctx.fillRect(6 + (i % 3) * 40, 8 + Math.floor(i / 3) * 22, 12 + random() * 24, 6 + random() * 10);
    }
    ctx.globalAlpha = 1;
  });
}
