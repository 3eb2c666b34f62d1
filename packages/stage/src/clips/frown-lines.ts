import type { Affine } from './affine.ts';
import type { LipMoves } from './lip-moves.ts';
import type { MeasuredMouth } from './measure-mouth.ts';

/** How far from the middle the two lines between drawn brows are, as a share of the way to their inner ends. */
const ASIDE = 0.5;
/** How wide and how high a line is, in mouth widths, how far its middle is above the inner ends, and how much it leans to its brow. */
const LINE = { across: 0.026, down: 0.105, above: 0.02, lean: 0.22 } as const;
/** Finer than this, in pixels, a line flickers. */
const THINNEST_PX = 1.1;
/** How much light the middle of a line takes, and how much of that the skin beside it gains: a fold has a lit side. */
const DEPTH = 0.2;
const RIDGE = { light: 0.2, beside: 2.1 } as const;
/** Beyond so many widths to its side nothing of a line is seen. */
const WIDTHS = 4;
const BLACK = 16;

interface Frown {
  /** brightness alone is changed, in place */
  planes: { luma: Uint8Array; width: number; height: number };
  place: Affine;
  moves: Pick<LipMoves, 'frown' | 'together' | 'brows' | 'innerBrows'>;
  mouth: Pick<MeasuredMouth, 'innerBrows'>;
}

/** Folds the skin between brows that are drawn together: without these lines low brows look tired, not angry. */
export function drawFrownLines({ planes, place, moves, mouth }: Frown): void {
  if (moves.frown <= 0) return;
  const [a, b, c, d, e, f] = place;
  const det = a * e - b * d;
  const across = Math.max(LINE.across, THINNEST_PX / Math.sqrt(Math.abs(det)));
  const reach = { u: WIDTHS * across + LINE.lean * 2 * LINE.down, v: 2 * LINE.down };
  const [wide, high] = [Math.abs(a) * reach.u + Math.abs(b) * reach.v, Math.abs(d) * reach.u + Math.abs(e) * reach.v];
  for (const line of linesOf(moves, mouth)) {
    const [x, y] = [a * line.u + b * line.v + c, d * line.u + e * line.v + f];
    const [top, bottom] = [Math.max(0, Math.floor(y - high)), Math.min(planes.height, Math.ceil(y + high))];
    const [left, right] = [Math.max(0, Math.floor(x - wide)), Math.min(planes.width, Math.ceil(x + wide))];
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const v = (a * (row - y) - d * (column - x)) / det;
        const off = Math.abs((e * (column - x) - b * (row - y)) / det + line.lean * v) / across;
        if (off > WIDTHS || Math.abs(v) > reach.v) continue;
        const fold = Math.exp(-off * off) - RIDGE.light * Math.exp(-((off - RIDGE.beside) ** 2));
        const at = row * planes.width + column;
        const taken = DEPTH * moves.frown * Math.exp(-((v / LINE.down) ** 2)) * fold;
        planes.luma[at] = Math.max(0, Math.min(255, BLACK + (planes.luma[at] - BLACK) * (1 - taken) + 0.5));
      }
  }
}

/** Where the lines are while the brows are where they are pulled to. */
function linesOf({ together, brows, innerBrows }: Frown['moves'], mouth: Frown['mouth']) {
  const ends = mouth.innerBrows;
  const middle = ends.reduce((sum, [x]) => sum + x, 0) / ends.length;
  return ends.map(([x, y]) => {
    const side = Math.sign(x - middle);
    const away = Math.max(0.06, ASIDE * (Math.abs(x - middle) - together));
    return { u: middle + side * away, v: y - LINE.above - brows * 0.6 - innerBrows, lean: LINE.lean * side };
  });
}
