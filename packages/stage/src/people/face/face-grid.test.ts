import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { cellAt, columnX, fillCoarsely, fillField, GRID, GRID_CELLS, rowY, sampleField } from './face-grid.ts';

const plane = (x: number, y: number) => 3 * x - 2 * y + 1;
const random = seededRandom(14);
const places = Array.from({ length: 60 }, () => ({ x: random() * 1.8 - 0.9, y: random() * 2.6 - 1.3 }));

describe('the grid of the face', () => {
  it('reaches beyond the head on every side', () => {
    expect(columnX(0)).toBeLessThan(-1);
    expect(columnX(GRID.columns - 1)).toBeGreaterThan(1);
    expect(rowY(0)).toBeLessThan(-1.36);
    expect(rowY(GRID.rows - 1)).toBeGreaterThan(1.5);
  });

  it('has a middle column on the middle of the face', () => {
    expect(columnX((GRID.columns - 1) / 2)).toBeCloseTo(0, 2);
  });

  it('finds the cell of a place', () => {
    for (const [column, row] of [
      [1, 1],
      [73, 100],
      [145, 215],
    ]) {
      expect(cellAt(columnX(column), rowY(row))).toBe(row * GRID.columns + column);
    }
  });

  it('finds a cell inside the rim for any place', () => {
    for (const place of [-99, 0, 99]) {
      const cell = cellAt(place, -place);
      expect(cell % GRID.columns).toBeGreaterThan(0);
      expect(cell % GRID.columns).toBeLessThan(GRID.columns - 1);
      expect(cell).toBeLessThan(GRID_CELLS);
    }
  });
});

describe('a field over the face', () => {
  const field = fillField(plane);

  it('holds the value of every cell’s middle', () => {
    expect(field[cellAt(columnX(40), rowY(60))]).toBeCloseTo(plane(columnX(40), rowY(60)), 5);
  });

  it('is exact between the cells of a plane', () => {
    for (const { x, y } of places) expect(sampleField(field, x, y)).toBeCloseTo(plane(x, y), 4);
  });

  it('keeps the value of its edge outside', () => {
    expect(sampleField(field, -50, 0)).toBeCloseTo(plane(GRID.left, 0), 4);
  });

  it('filled coarsely is the same where values change evenly', () => {
    const coarse = fillCoarsely(plane);
    for (const [i, value] of field.entries()) if (Math.abs(coarse[i] - value) > 1e-4) expect.fail(`cell ${i} differs`);
  });

  it('filled coarsely asks for about a quarter of the values', () => {
    let asked = 0;
    fillCoarsely(() => asked++);
    expect(asked / GRID_CELLS).toBeLessThan(0.26);
  });
});
