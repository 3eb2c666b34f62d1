import { describe, expect, it } from 'vitest';
import { seededRandom } from '../math/seeded-random.ts';
import { readShifts, undoShifts } from './bend.ts';

const bell = (place: number) => 1 - place * place;

describe('readShifts', () => {
  const shifts = readShifts({ from: -50, to: 80, unitPx: 100, edges: [-0.7, -0.2, 0.3, 0.8], amountAt: bell });

  it('reads at both ends of the sprite and at the edges between', () => {
    expect(shifts.edges).toEqual([-50, -20, 30, 80]);
  });

  it('reads what each place is shifted by, in pixels', () => {
    for (const [i, edge] of shifts.edges.entries()) {
      expect(shifts.amounts[i]).toBeCloseTo(bell(edge / 100) * 100, 9);
    }
  });
});

describe('undoShifts', () => {
  const shifts = readShifts({ from: -90, to: 90, unitPx: 100, edges: [-0.6, -0.3, 0, 0.3, 0.6], amountAt: bell });

  it('leaves every place alone when nothing is shifted', () => {
    for (const x of [-200, -90, -17, 0, 44, 90, 300]) expect(undoShifts(shifts, 0, x)).toBeCloseTo(x, 9);
  });

  it('keeps the order of places', () => {
    const random = seededRandom(12);
    for (let i = 0; i < 30; i++) {
      const share = random() * 0.6 - 0.3;
      const places = Array.from({ length: 60 }, (_, k) => undoShifts(shifts, share, (k - 30) * 5));
      for (let k = 1; k < places.length; k++) expect(places[k]).toBeGreaterThan(places[k - 1]);
    }
  });

  it('moves by the shift of the end beyond each end', () => {
    expect(undoShifts(shifts, 0.2, 500)).toBeCloseTo(500 - 0.2 * 19, 9);
    expect(undoShifts(shifts, 0.2, -500)).toBeCloseTo(-500 - 0.2 * 19, 9);
  });
});
