import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { mixRgb, parseHex, type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { Texture } from '../trace/world.ts';
import { paintTexture } from './paint-texture.ts';

export interface PlantLook {
  color: string;
  leaves: number;
  /** width of a leaf as a share of its length */
  slender: number;
  /** how far the leaves lean out, 0 upright .. 1 hanging to all sides */
  splay: number;
}

export const PLANTS = {
  rubber: { color: '#4a6047', leaves: 26, slender: 0.42, splay: 0.75 },
  palm: { color: '#6d8557', leaves: 40, slender: 0.1, splay: 1 },
  snake: { color: '#5c7558', leaves: 15, slender: 0.13, splay: 0.28 },
  olive: { color: '#7c8c63', leaves: 90, slender: 0.3, splay: 1 },
  pampas: { color: '#cdb894', leaves: 26, slender: 0.16, splay: 0.45 },
} as const satisfies Record<string, PlantLook>;

/** A plant on a clear ground, standing on the lower edge of the picture. */
export function paintPlant(makeCanvas: MakeCanvas, look: PlantLook, random: Random): Texture {
  return paintTexture(makeCanvas, 300, 300, (ctx, width, height) => {
    const color = parseHex(look.color);
    const bushy = look.leaves > 60;
    for (let i = 0; i < look.leaves; i++) {
      const depth = i / look.leaves;
      const lean = (random() - 0.5) * 2 * look.splay;
      const base = {
        x: width / 2 + (random() - 0.5) * 14,
        y: height - 4 - (bushy ? random() * height * 0.55 : random() * 40),
      };
      const length = (bushy ? 0.14 + 0.12 * random() : 0.44 + 0.34 * random() * (1.25 - Math.abs(lean))) * height;
      const start = bushy ? { x: base.x + (random() - 0.5) * width * 0.7, y: base.y - height * 0.25 } : base;
      const shade = mixRgb(scaleRgb(color, 0.42), scaleRgb(color, 1.35), Math.min(1, depth * 0.75 + random() * 0.4));
      paintLeaf(ctx, {
        ...start,
        angle: -Math.PI / 2 + lean * 1.25,
        length,
        width: length * look.slender,
        color: shade,
        bend: lean,
      });
    }
  });
}

interface Leaf {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  color: Rgb;
  bend: number;
}

function paintLeaf(ctx: Context2D, leaf: Leaf): void {
  ctx.save();
  ctx.translate(leaf.x, leaf.y);
  ctx.rotate(leaf.angle);
  const tipY = leaf.bend * leaf.length * 0.4;
  const fade = ctx.createLinearGradient(0, 0, leaf.length, tipY);
  fade.addColorStop(0, rgba(scaleRgb(leaf.color, 0.55)));
  fade.addColorStop(0.65, rgba(leaf.color));
  fade.addColorStop(1, rgba(scaleRgb(leaf.color, 1.25)));
  ctx.fillStyle = fade;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(leaf.length * 0.5, -leaf.width + tipY * 0.3, leaf.length, tipY);
  ctx.quadraticCurveTo(leaf.length * 0.5, leaf.width + tipY * 0.3, 0, 0);
  ctx.fill();
  ctx.strokeStyle = rgba(scaleRgb(leaf.color, 1.5), 0.5);
  ctx.lineWidth = Math.max(0.6, leaf.width * 0.06);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(leaf.length * 0.5, tipY * 0.3, leaf.length, tipY);
  ctx.stroke();
  ctx.restore();
}

/** A crown of leaves seen against the light, with holes; for trees and hedges. */
export function paintFoliage(makeCanvas: MakeCanvas, colors: readonly string[], random: Random): Texture {
  const tones = colors.map(parseHex);
  return paintTexture(makeCanvas, 300, 300, (ctx, width, height) => {
    for (let i = 0; i < 900; i++) {
      const angle = random() * Math.PI * 2;
      const spread = Math.sqrt(random()) * 0.47;
      const x = width * (0.5 + Math.cos(angle) * spread);
      const y = height * (0.5 + Math.sin(angle) * spread);
      const lit = 0.45 + 0.5 * (1 - y / height) + 0.35 * random() + (i / 900) * 0.3;
      ctx.fillStyle = rgba(scaleRgb(tones[Math.floor(random() * tones.length)], lit));
      ctx.beginPath();
      ctx.ellipse(x, y, 4 + random() * 9, 3 + random() * 5, random() * Math.PI, 0, Math.PI * 2);
      ctx.fill();
    }
  });
}
