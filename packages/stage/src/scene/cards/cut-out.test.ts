import { describe, expect, it } from 'vitest';
import type { Context2D } from '#base/canvas/canvas.ts';
import { pictureNamed } from '#base/canvas/check-picture.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { present } from '../../../testing/present.ts';
import { sampleProduct } from '../../../testing/sheets/sample-pictures.ts';
import { cutOut } from './cut-out.ts';

function picture(paint: (ctx: Context2D) => void, width = 300, height = 300) {
  const canvas = makeCanvas(width, height);
  paint(contextOf(canvas));
  return canvas;
}

function alphaAt(cut: NonNullable<ReturnType<typeof cutOut>>, x: number, y: number): number {
  return contextOf(cut.canvas).getImageData(x, y, 1, 1).data[3];
}

function product(ctx: Context2D, ground: string, color: string): void {
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, 300, 300);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(150, 150, 70, 0, Math.PI * 2);
  ctx.fill();
}

/** As high as a bottle whose label has the color of the ground. */
function bottleInTwo(ctx: Context2D): void {
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, 300, 300);
  ctx.fillStyle = '#7a1f1f';
  ctx.fillRect(100, 60, 100, 60);
  ctx.fillRect(100, 180, 100, 60);
}

const cutFree = (draw: Parameters<typeof picture>[0]) => present(cutOut(picture(draw), makeCanvas));

describe('a product on a plain ground', () => {
  it.each([
    ['#ffffff', '#b03a2e'],
    ['#f1f0ee', '#1d1d1f'],
    ['#101014', '#e8e0d0'],
    ['#2e7d5b', '#f4d03f'],
  ])('a product on %s is cut out', (ground, color) => {
    const cut = cutFree((ctx) => product(ctx, ground, color));
    expect(alphaAt(cut, 4, 4)).toBe(0);
    expect(alphaAt(cut, 150, 150)).toBe(255);
    expect(cut.box.x).toBeGreaterThan(76);
    expect(cut.box.x).toBeLessThan(84);
    expect(cut.box.width).toBeGreaterThan(134);
    expect(cut.box.width).toBeLessThan(146);
  });

  it.each([
    ['keeps a highlight that is nearly as light as its ground', ['#d9c7b0', '#fff6e8', '#c4a98a'], 255],
    ['is open where its ground is seen between two of it', ['#8a6f52', '#ffffff', '#8a6f52'], 0],
  ] as const)('%s', (_what, [left, between, right], alpha) => {
    const jar = picture(
      (ctx) => {
        ctx.fillStyle = '#ffffff';
        ctx.fillRect(0, 0, 900, 900);
        const body = ctx.createLinearGradient(250, 0, 650, 0);
        body.addColorStop(0, left);
        body.addColorStop(0.3, between);
        body.addColorStop(1, right);
        ctx.fillStyle = body;
        ctx.fillRect(250, 330, 400, 430);
        ctx.fillStyle = '#2f4a3a';
        ctx.fillRect(250, 440, 400, 200);
        ctx.fillRect(235, 200, 430, 150);
      },
      900,
      900,
    );
    const cut = present(cutOut(jar, makeCanvas, 900));
    expect(alphaAt(cut, 370, 740)).toBe(alpha);
  });

  it.each([
    ['down', '#c6c8ca', '#9fa1a4', [0, 300]],
    ['to the right', '#efe3d2', '#d2bf9f', [300, 0]],
  ] as const)('is cut out of a studio ground that darkens %s', (_way, from, to, [x, y]) => {
    const cut = cutFree((ctx) => {
      const ground = ctx.createLinearGradient(0, 0, x, y);
      ground.addColorStop(0, from);
      ground.addColorStop(1, to);
      ctx.fillStyle = ground;
      ctx.fillRect(0, 0, 300, 300);
      ctx.fillStyle = '#b03a2e';
      ctx.fillRect(100, 80, 90, 160);
    });
    expect(alphaAt(cut, 4, 4)).toBe(0);
    expect(alphaAt(cut, 296, 296)).toBe(0);
    expect(cut.box).toEqual({ x: 100, y: 80, width: 90, height: 160 });
  });

  describe.each([
    ['#ffffff', '#c8c8c8'],
    ['#e7dac6', '#bba88c'],
  ])('on a floor of %s with a hard shadow', (ground, shade) => {
    const onFloor = (ctx: Context2D, halfWidth: number) => {
      ctx.fillStyle = ground;
      ctx.fillRect(0, 0, 300, 300);
      ctx.fillStyle = shade;
      ctx.beginPath();
      ctx.ellipse(155, 240, halfWidth, 12, 0, 0, Math.PI * 2);
      ctx.fill();
      ctx.fillStyle = '#b03a2e';
    };

    it('leaves the shadow behind', () => {
      const cut = cutFree((ctx) => {
        onFloor(ctx, 70);
        ctx.fillRect(100, 80, 100, 164);
      });
      expect(cut.box).toEqual({ x: 100, y: 80, width: 100, height: 164 });
      expect(alphaAt(cut, 150, 160)).toBe(255);
    });

    it('keeps the base of a lamp, which is far wider than what stands on it', () => {
      const cut = cutFree((ctx) => {
        onFloor(ctx, 60);
        ctx.fillRect(150, 110, 10, 132);
        ctx.fillRect(100, 60, 110, 60);
      });
      expect(cut.box.y + cut.box.height).toBeGreaterThan(249);
    });

    it('keeps a product that has the color of its ground in shade', () => {
      const cut = cutFree((ctx) => {
        onFloor(ctx, 70);
        ctx.fillStyle = shade;
        ctx.fillRect(100, 120, 110, 124);
        ctx.fillStyle = '#b03a2e';
        ctx.fillRect(100, 60, 110, 60);
      });
      expect(cut.box.y + cut.box.height).toBeGreaterThan(243);
    });
  });

  it('keeps what has the colour of the ground inside it', () => {
    const cut = cutFree((ctx) => {
      product(ctx, '#ffffff', '#b03a2e');
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(130, 130, 40, 40);
    });
    expect(alphaAt(cut, 150, 150)).toBe(255);
  });

  it('loses its soft shadow and the tint of the ground at its rim', () => {
    const cut = cutFree((ctx) => {
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(0, 0, 300, 300);
      const shadow = ctx.createRadialGradient(150, 230, 0, 150, 230, 60);
      shadow.addColorStop(0, 'rgba(0,0,0,0.2)');
      shadow.addColorStop(1, 'rgba(0,0,0,0)');
      ctx.fillStyle = shadow;
      ctx.fillRect(60, 200, 180, 60);
      ctx.fillStyle = '#7a1f1f';
      ctx.fillRect(110, 90, 80, 140);
    });
    expect(alphaAt(cut, 80, 236)).toBe(0);
    const { data } = contextOf(cut.canvas).getImageData(0, 0, 300, 300);
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] > 100 && data[i + 3] < 255) expect(data[i + 1]).toBeLessThan(160);
  });

  it('is found in the picture of a bottle', () => {
    expect(cutOut(sampleProduct(makeCanvas), makeCanvas)?.box).toMatchObject({ width: expect.closeTo(180, -1) });
  });

  it('keeps a label as white as its ground from side to side', () => {
    const cut = cutFree((ctx) => {
      bottleInTwo(ctx);
      ctx.fillStyle = '#222222';
      ctx.fillRect(130, 145, 40, 8);
    });
    expect(cut.box).toEqual({ x: 100, y: 60, width: 100, height: 180 });
    expect(alphaAt(cut, 115, 130)).toBe(255);
    expect(alphaAt(cut, 90, 130)).toBe(0);
  });

  it('a product that already has a clear ground is taken as it is', () => {
    const cut = cutFree((ctx) => {
      ctx.fillStyle = '#336699';
      ctx.fillRect(100, 80, 90, 160);
    });
    expect(cut?.box).toEqual({ x: 100, y: 80, width: 90, height: 160 });
  });
});

describe('a picture is framed instead', () => {
  const random = seededRandom(2);
  const busy = (ctx: Context2D) => {
    for (let i = 0; i < 900; i++) {
      ctx.fillStyle = `rgb(${random() * 255},${random() * 255},${random() * 255})`;
      ctx.fillRect(random() * 300, random() * 300, 40, 40);
    }
  };
  it.each<[string, (ctx: Context2D) => void]>([
    ['when its border is busy', busy],
    ['when it is one colour', (ctx) => ctx.fillRect(0, 0, 300, 300)],
    [
      'when the product fills it to the border',
      (ctx) => {
        ctx.fillStyle = '#ffffff';
        ctx.fillRect(0, 0, 300, 300);
        ctx.fillStyle = '#224488';
        ctx.fillRect(6, 6, 288, 288);
      },
    ],
    ['when the product would fall into pieces', bottleInTwo],
    [
      'when two things stand above each other before a grained ground',
      (ctx) => {
        bottleInTwo(ctx);
        const pixels = ctx.getImageData(0, 0, 300, 300);
        for (let i = 0; i < pixels.data.length; i += 4) {
          const grain = 14 + 3 * random();
          for (let c = 0; c < 3; c++) pixels.data[i + c] -= grain;
        }
        ctx.putImageData(pixels, 0, 0);
      },
    ],
  ])('%s', (_when, paint) => {
    expect(cutOut(picture(paint), makeCanvas)).toBeNull();
  });
});

describe('a picture that cannot be used', () => {
  it('is named, with its use', () => {
    expect(() => pictureNamed(new Map(), 'a.png', 'logo')).toThrow('The logo picture "a.png" was not handed in.');
    const empty = new Map([['a.png', { width: 0, height: 10 }]]);
    expect(() => pictureNamed(empty, 'a.png', 'product')).toThrow('The product picture "a.png" is empty.');
  });
});
