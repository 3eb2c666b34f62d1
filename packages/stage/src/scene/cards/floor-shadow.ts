import { neighbourOf, WAYS } from './neighbours.ts';

/** What stands before a plain ground. */
export interface Standing {
  /** its pixels, all connected */
  product: Int32Array;
  /** 1 for every pixel of the ground */
  outside: Float32Array;
  /** how far every pixel is from the ground in shade */
  shaded: Float32Array;
  width: number;
}

/** A shadow on the floor lies at the foot: in this share of the product's height. */
const FOOT = 0.22;
/** Of the product: more is a part of it that has the color of its ground. */
const MOST_SHARE = 0.25;
/** A shadow is hardly wider than what throws it; the base of a lamp is. */
const LEAST_FOOT = 0.55;
/** Of the product's height, where the shadow of something that stands is the lowest. */
const LOWEST = 0.04;
/** As dark as the ground in shade. */
const SHADE_DISTANCE = 0.075;

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The ground in shade that lies around the foot of a product, with an edge too hard to fade into the ground; its pixels, or none. */
export function floorShadow(standing: Standing): readonly number[] {
  const { product, width } = standing;
  const whole = extentOf(product, width);
  const height = whole.bottom - whole.top + 1;
  const from = Math.ceil(whole.bottom - height * FOOT);
  const shade = shadeFrom(standing, from);
  const seen = extentOf(shade, width);
  const isAtFoot = seen.top > from + 1 && seen.bottom >= whole.bottom - height * LOWEST;
  if (shade.length === 0 || !isAtFoot || shade.length > product.length * MOST_SHARE) return [];
  const shadow = new Set(shade);
  const isFoot = (pixel: number) => pixel >= seen.top * width && !shadow.has(pixel);
  const foot = extentOf(product.filter(isFoot), width);
  return foot.right - foot.left >= (seen.right - seen.left) * LEAST_FOOT ? shade : [];
}

/** The ground in shade below a row that can be reached from the ground. */
function shadeFrom({ product, outside, shaded, width }: Standing, fromRow: number): number[] {
  const open = new Uint8Array(outside.length);
  for (const pixel of product) open[pixel] = pixel >= fromRow * width && shaded[pixel] < SHADE_DISTANCE ? 1 : 0;
  const found: number[] = [];
  const take = (pixel: number) => {
    open[pixel] = 0;
    found.push(pixel);
  };
  for (const pixel of product) if (open[pixel] && touches(pixel, (other) => outside[other] === 1)) take(pixel);
  for (let next = 0; next < found.length; next++)
    touches(found[next], (other) => {
      if (open[other]) take(other);
      return false;
    });
  return found;

  function touches(pixel: number, is: (other: number) => boolean): boolean {
    for (let way = 0; way < WAYS; way++) {
      const other = neighbourOf(pixel, way, width, outside.length);
      if (other >= 0 && is(other)) return true;
    }
    return false;
  }
}

function extentOf(pixels: readonly number[] | Int32Array, width: number): Extent {
  const extent = { left: width, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1 };
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  }
  return extent;
}
