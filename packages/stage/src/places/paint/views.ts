import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { mixRgb, parseHex, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { Texture } from '../trace/world.ts';
import { paintTexture } from './paint-texture.ts';

export interface CityLook {
  skyTop: string;
  skyLow: string;
  near: string;
  far: string;
  /** share of windows that are lit */
  lit: number;
  litColor: string;
}

/** A city seen from a high floor: hazy rows of buildings with windows. */
export function paintCity(makeCanvas: MakeCanvas, look: CityLook, random: Random): Texture {
  return paintTexture(makeCanvas, 480, 360, (ctx, width, height) => {
    const sky = ctx.createLinearGradient(0, 0, 0, height * 0.8);
    sky.addColorStop(0, look.skyTop);
    sky.addColorStop(1, look.skyLow);
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, width, height);
    for (let row = 0; row < 4; row++) {
      const color = mixRgb(parseHex(look.far), parseHex(look.near), row / 3);
      for (let x = -20; x < width; ) {
        const wide = 22 + random() * 44;
        const tall = height * (0.2 + 0.42 * random() * (1 - row * 0.16) + 0.05 * (3 - row));
        const top = height - tall + row * 6;
        ctx.fillStyle = rgba(scaleRgb(color, 0.86 + 0.26 * random()));
        ctx.fillRect(x, top, wide, tall);
        ctx.fillStyle = rgba(scaleRgb(color, 0.72), 0.5);
        ctx.fillRect(x + wide * 0.62, top, wide * 0.38, tall);
        for (let wy = top + 6; wy < height; wy += 8)
          for (let wx = x + 4; wx < x + wide - 5; wx += 7) {
            const isLit = random() < look.lit;
            ctx.fillStyle = isLit ? look.litColor : rgba(scaleRgb(color, 1.22), 0.55);
            if (isLit || random() < 0.4) ctx.fillRect(wx, wy, 3.4, 4.4);
          }
        x += wide + random() * 12;
      }
      ctx.fillStyle = rgba(parseHex(look.skyLow), 0.13);
      ctx.fillRect(0, 0, width, height);
    }
  });
}

/** A garden behind a window: sky, hedges and light between the leaves. */
export function paintGarden(
  makeCanvas: MakeCanvas,
  sky: readonly [string, string],
  greens: readonly string[],
  random: Random,
): Texture {
  return paintTexture(makeCanvas, 240, 240, (ctx, width, height) => {
    const air = ctx.createLinearGradient(0, 0, 0, height);
    air.addColorStop(0, sky[0]);
    air.addColorStop(1, sky[1]);
    ctx.fillStyle = air;
    ctx.fillRect(0, 0, width, height);
    for (let i = 0; i < 420; i++) {
      const low = i / 420;
      const y = height * (0.28 + 0.72 * Math.max(random(), low * 0.9));
      const tone = parseHex(greens[Math.floor(random() * greens.length)]);
      ctx.fillStyle = rgba(scaleRgb(tone, 0.6 + 0.75 * random()), 0.8);
      ctx.beginPath();
      ctx.arc(random() * width, y, 5 + random() * 15, 0, 7);
      ctx.fill();
    }
  });
}

export interface SkyLook {
  top: string;
  middle: string;
  low: string;
  cloud: string;
  /** 0 clear .. 1 covered */
  cover: number;
}

/** The sky with drawn-out clouds, lit from below near the horizon. */
export function paintSky(makeCanvas: MakeCanvas, look: SkyLook, random: Random): Texture {
  return paintTexture(makeCanvas, 360, 300, (ctx, width, height) => {
    const air = ctx.createLinearGradient(0, 0, 0, height);
    air.addColorStop(0, look.top);
    air.addColorStop(0.55, look.middle);
    air.addColorStop(1, look.low);
    ctx.fillStyle = air;
    ctx.fillRect(0, 0, width, height);
    const cloud = parseHex(look.cloud);
    for (let bank = 0; bank < 14 * look.cover; bank++) {
      const x = random() * width;
      const y = height * (0.12 + 0.7 * random());
      const long = 50 + random() * 110;
      for (let puff = 0; puff < 26; puff++) {
        const px = x + (random() - 0.5) * long;
        const py = y + (random() - 0.5) * 16;
        const radius = 8 + random() * 22;
        const soft = ctx.createRadialGradient(px, py, 0, px, py, radius);
        soft.addColorStop(0, rgba(cloud, 0.13));
        soft.addColorStop(1, rgba(cloud, 0));
        ctx.fillStyle = soft;
        ctx.fillRect(px - radius, py - radius * 0.6, radius * 2, radius * 1.2);
      }
    }
  });
}
