import { describe, expect, it } from 'vitest';
import { GRID, GRID_CELLS } from './face-grid.ts';
import type { HeadView } from './head-view.ts';
import { SkinBend } from './skin-bend.ts';

const full = { rowStart: new Int16Array(GRID.rows), rowEnd: new Int16Array(GRID.rows).fill(GRID.columns) };
const viewOf = (change: Partial<HeadView>): HeadView => ({ turn: 0, tilt: 0, jawDrop: 0, ...change }) as HeadView;
const below = (y: number) => (y < 0.6 ? 0 : y > 1 ? 1 : (y - 0.6) / 0.4);

function bendOf(depth: number, view: Partial<HeadView>, lit = full): SkinBend {
  const bend = new SkinBend({ height: new Float32Array(GRID_CELLS).fill(depth), jawShareAt: below, ...lit });
  bend.take(viewOf(view));
  return bend;
}

function found(bend: SkinBend, column: number, row: number): [number, number] {
  bend.find(column, row);
  return [bend.column, bend.row];
}

const rowAt = (y: number) => (y - GRID.top) / GRID.step;

describe('the skin that shows at a point', () => {
  it('is the one that rests there while nothing moves', () => {
    const bend = bendOf(0.8, {});
    for (const [column, row] of [
      [20, 30],
      [73.4, 100.2],
      [120.75, 180.5],
    ] as const) {
      const [x, y] = found(bend, column, row);
      expect(x).toBeCloseTo(column, 3);
      expect(y).toBeCloseTo(row, 3);
    }
  });

  it('lies to the side by its depth when the head turns or nods', () => {
    const bend = bendOf(0.5, { turn: 0.2, tilt: -0.1 });
    const [x, y] = found(bend, 70, 90);
    expect(x).toBeCloseTo(70 - (0.5 * 0.2) / GRID.step, 3);
    expect(y).toBeCloseTo(90 - (0.5 * 0.1) / GRID.step, 3);
  });

  it('follows the jaw below the mouth and nowhere else', () => {
    const bend = bendOf(0.5, { jawDrop: 0.14 });
    expect(found(bend, 70, rowAt(0.3))[1]).toBeCloseTo(rowAt(0.3), 3);
    expect(found(bend, 70, rowAt(1.14 + 0.14))[1]).toBeCloseTo(rowAt(1.14), 2);
    const stretched = found(bend, 70, rowAt(0.8 + 0.5 * 0.14))[1];
    expect(Math.abs(stretched - rowAt(0.8))).toBeLessThan(0.1);
  });

  it('moves without steps while the jaw opens', () => {
    let before = Number.NaN;
    for (let drop = 0; drop <= 0.2; drop += 0.002) {
      const [, row] = found(bendOf(0.5, { jawDrop: drop }), 70, rowAt(1));
      if (!Number.isNaN(before)) expect(Math.abs(row - before)).toBeLessThan(0.25);
      before = row;
    }
  });

  it('is never skin that is not lit', () => {
    const rowStart = new Int16Array(GRID.rows).fill(40);
    const rowEnd = new Int16Array(GRID.rows).fill(110);
    const bend = bendOf(0.9, { turn: 0.24, tilt: 0.2, jawDrop: 0.2 }, { rowStart, rowEnd });
    for (let row = -20; row < GRID.rows + 20; row += 7) {
      for (let column = -20; column < GRID.columns + 20; column += 7) {
        const [x, y] = found(bend, column, row);
        expect(x >= 40 && x < 109 && y >= 0 && y < GRID.rows - 1).toBe(true);
      }
    }
  });
});
