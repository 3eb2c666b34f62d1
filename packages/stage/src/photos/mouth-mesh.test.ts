import { VISEMES, type Viseme } from '@herald/media/visemes';
import { describe, expect, it } from 'vitest';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { PORTRAIT_NAMES, type PortraitName } from '../../testing/photo-portraits.ts';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { acrossOf, alongOf, lipAxis } from './lip-axis.ts';
import { isLower, lipContours, lipRing, opposite, rightCorner } from './lip-contours.ts';
import { emptyOpening, measureOpening } from './lip-opening.ts';
import { motionBasis } from './motion-basis.ts';
import { motionField } from './motion-field.ts';
import { MouthMesh, mouthSource, ringCount, vertexFields } from './mouth-mesh.ts';
import { mouthShape } from './mouth-shape.ts';

const people = new Map(
  PORTRAIT_NAMES.map((name) => {
    const face = portraitGeometry(name);
    return [name, { face, source: mouthSource(face, lipContours(face)), basis: motionBasis(SMALL_FRAME, face) }];
  }),
);

const personNamed = (name: PortraitName) => {
  const person = people.get(name);
  if (!person) throw new Error(`There is no portrait called ${name}.`);
  return person;
};

function meshOf(name: PortraitName, viseme: Viseme): MouthMesh {
  const { source, basis } = personNamed(name);
  const mesh = new MouthMesh(source, basis);
  mesh.update(mouthShape(VISEME_MOUTHS[viseme], 0), motionField(basis.grid), 0);
  return mesh;
}

function openingOf(name: PortraitName, viseme: Viseme) {
  const opening = emptyOpening();
  measureOpening(opening, meshOf(name, viseme));
  const heights = Array.from({ length: opening.length }, (_, k) => opening.bottom[k] - opening.top[k]);
  return { ...opening, heights, highest: Math.max(...heights) };
}

describe('the ring of lip points', () => {
  const points = Array.from({ length: lipRing }, (_, j) => j);

  it('has for every point an opposite whose opposite it is', () => {
    for (const j of points) expect(opposite(opposite(j))).toBe(j);
  });

  it('has both corners opposite to themselves', () => {
    expect([opposite(0), opposite(rightCorner)]).toEqual([0, rightCorner]);
  });

  it('has every other point of the upper lip over one of the lower', () => {
    for (const j of points.filter((point) => point > 0 && point < rightCorner)) {
      expect([isLower(j), isLower(opposite(j))]).toEqual([false, true]);
    }
  });
});

describe.each(PORTRAIT_NAMES)('the corners of %s', (name) => {
  it.each(['CH', 'U', 'O'] as const)('do not part beside a rounded %s', (viseme) => {
    const { heights } = openingOf(name, viseme);
    const beside = Math.round(0.06 * heights.length);
    expect(Math.max(...heights.slice(0, beside), ...heights.slice(-beside))).toBe(0);
  });

  it('lead from the skin above to the skin below without a step of light or of place', () => {
    const { vertices } = meshOf(name, 'U');
    const { faceWidth } = personNamed(name).face;
    for (const corner of [0, rightCorner]) {
      const beside = [corner - 1, corner, corner + 1].map((j) => (j + lipRing) % lipRing);
      for (let ring = 3; ring < ringCount; ring++) {
        const vertex = beside.map((j) => (ring * lipRing + j) * vertexFields);
        const lights = vertex.map((at) => vertices[at + 5]);
        const moves = vertex.map((at) => (vertices[at + 1] - vertices[at + 3]) / faceWidth);
        expect(Math.max(...lights) - Math.min(...lights)).toBeLessThan(0.015);
        expect(Math.max(...moves) - Math.min(...moves)).toBeLessThan(0.001);
      }
    }
  });

  it('stay shut beyond the lips, where the picture shows only the crease in which they end', () => {
    const { face, source, basis } = personNamed(name);
    const lips = lipContours(face);
    for (const ring of [lips.inner, lips.outer]) {
      for (const point of ring) point[0] = source.middleX + (point[0] - source.middleX) * 1.3;
    }
    const mesh = new MouthMesh(mouthSource(face, lips), basis);
    mesh.update(mouthShape(VISEME_MOUTHS.aa, 0), motionField(basis.grid), 0);
    const opening = emptyOpening();
    measureOpening(opening, mesh);
    const open = Array.from({ length: opening.length }, (_, k) => opening.bottom[k] - opening.top[k] > 1).filter(
      Boolean,
    );
    expect(open.length).toBeGreaterThan(0.4 * face.mouthWidth);
    expect(open.length).toBeLessThan(0.97 * face.mouthWidth);
  });
});

/** How far the corners of the lips lie above their middle, in face widths, of a mouth whose corners the picture shows higher or lower. */
function upturnOf(name: PortraitName, { picture, smile }: { picture: number; smile: number }): number {
  const { face, basis } = personNamed(name);
  const lips = lipContours(face);
  const halfWidth = (lips.inner[rightCorner][0] - lips.inner[0][0]) / 2;
  const middleX = lips.inner[0][0] + halfWidth;
  const level = (lips.inner[0][1] + lips.inner[rightCorner][1]) / 2 - lips.inner[15][1];
  for (const point of [...lips.inner, ...lips.outer]) {
    const aside = Math.min(1, Math.abs(point[0] - middleX) / halfWidth) ** 2;
    point[1] -= aside * (level + picture * face.faceWidth);
  }
  const mesh = new MouthMesh(mouthSource(face, lips), basis);
  mesh.update(mouthShape(VISEME_MOUTHS.sil, smile), motionField(basis.grid), 0);
  const yOf = (j: number) => face.toLocal(...mesh.innerPoint(j))[1];
  return (yOf(15) - (yOf(0) + yOf(rightCorner)) / 2) / face.faceWidth;
}

describe.each(PORTRAIT_NAMES)('the smile of %s', (name) => {
  it('is seen in good news where the picture has none', () => {
    const glad = upturnOf(name, { picture: 0, smile: 0.6 });
    expect(glad - upturnOf(name, { picture: 0, smile: 0 })).toBeGreaterThan(0.04);
  });

  it('grows less where the picture smiles broadly', () => {
    const grown = (picture: number) =>
      upturnOf(name, { picture, smile: 0.9 }) - upturnOf(name, { picture, smile: 0.5 });
    expect(grown(0.08)).toBeLessThan(0.6 * grown(0));
  });

  it('takes the place of a sulk in good news, while bad news keeps it', () => {
    expect(upturnOf(name, { picture: -0.06, smile: 0.6 })).toBeGreaterThan(0.02);
    expect(upturnOf(name, { picture: -0.06, smile: -0.1 })).toBeLessThan(-0.04);
  });
});

describe.each(PORTRAIT_NAMES)('a broad smile of %s', (name) => {
  /** How far it takes each corner aside and up, where the right half of the lips is so much longer than the left one. */
  function cornersMoved(lean: number) {
    const { face, basis } = personNamed(name);
    const lips = lipContours(face);
    const axis = lipAxis(lips);
    for (const ring of [lips.inner, lips.outer]) {
      for (const point of ring) point[0] = acrossOf({ ...axis, lean }, alongOf(axis, point[0]));
    }
    const mesh = new MouthMesh(mouthSource(face, lips), basis);
    const placesFor = (smile: number) => {
      mesh.update(mouthShape(VISEME_MOUTHS.sil, smile), motionField(basis.grid), 0);
      return [0, rightCorner, 15].map((j) => face.toLocal(...mesh.innerPoint(j)));
    };
    const still = placesFor(0);
    const [left, right, middle] = placesFor(1).map(([x, y], k) => [x - still[k][0], still[k][1] - y]);
    return { left, right, middle };
  }

  it('goes less far aside on the far side of a turned head, and leaves the middle under the nose', () => {
    const { left, right, middle } = cornersMoved(0.2);
    expect(-left[0]).toBeLessThan(0.6 * right[0]);
    expect(Math.abs(middle[0])).toBeLessThan(0.1 * right[0]);
  });

  it('rises alike on both sides of a turned head', () => {
    const { left, right } = cornersMoved(0.2);
    expect(Math.abs(left[1] - right[1])).toBeLessThan(0.15 * Math.max(left[1], right[1]));
  });
});

describe.each(PORTRAIT_NAMES)('an open mouth of %s', (name) => {
  /** Where the opening has its middle, and how far each corner sinks, where that side is the lower one. */
  function evennessOf(lowerSide: number) {
    const { face, source, basis } = personNamed(name);
    const mesh = new MouthMesh({ ...source, lowerSide }, basis);
    const cornersFor = (viseme: Viseme) => {
      mesh.update(mouthShape(VISEME_MOUTHS[viseme], 0), motionField(basis.grid), 0);
      return [0, rightCorner].map((j) => face.toLocal(...mesh.innerPoint(j))[1]);
    };
    const [restLeft, restRight] = cornersFor('sil');
    const [left, right] = cornersFor('aa');
    const gaps = Array.from({ length: rightCorner + 1 }, (_, j) => {
      const [x, top] = face.toLocal(...mesh.innerPoint(j));
      return { x: alongOf(source, x), height: Math.max(0, face.toLocal(...mesh.innerPoint(opposite(j)))[1] - top) };
    });
    const all = gaps.reduce((sum, { height }) => sum + height, 0);
    const middle = gaps.reduce((sum, { x, height }) => sum + x * height, 0) / all;
    return { middle, sinks: { left: left - restLeft, right: right - restRight } };
  }

  it('opens a little more on the side that the picture has lower, and sinks farther there', () => {
    const [left, right] = [evennessOf(-1), evennessOf(1)];
    expect(right.middle - left.middle).toBeGreaterThan(0.05);
    expect(right.sinks.right - left.sinks.right).toBeGreaterThan(0);
    expect(left.sinks.left - right.sinks.left).toBeGreaterThan(0);
  });
});

describe.each(PORTRAIT_NAMES)('both corners of %s', (name) => {
  /** How far a viseme takes the left and the right corner from rest, away from the middle, where the right one is lower. */
  function asideFor(viseme: Viseme) {
    const { face, source, basis } = personNamed(name);
    const mesh = new MouthMesh({ ...source, lowerSide: 1 }, basis);
    const cornersFor = (each: Viseme) => {
      mesh.update(mouthShape(VISEME_MOUTHS[each], 0), motionField(basis.grid), 0);
      return [0, rightCorner].map((j) => alongOf(source, face.toLocal(...mesh.innerPoint(j))[0]));
    };
    const [restLeft, restRight] = cornersFor('sil');
    const [left, right] = cornersFor(viseme);
    return { left: restLeft - left, right: right - restRight };
  }

  it('go unevenly far aside in a wide vowel, and evenly far in a rounded one', () => {
    const [wide, round] = [asideFor('I'), asideFor('U')];
    expect(wide.right).toBeGreaterThan(1.2 * wide.left);
    expect(Math.abs(round.right / round.left - 1)).toBeLessThan(0.02);
  });

  it('are as uneven as they differ in the picture', () => {
    const { face, source } = personNamed(name);
    const lips = lipContours(face);
    const lowerBy = (share: number) => {
      const inner = lips.inner.map(([x], j): [number, number] => [x, j === rightCorner ? share * face.faceWidth : 0]);
      return mouthSource(face, { ...lips, inner }).lowerSide;
    };
    expect([0, 0.002, 0.02, -0.02].map(lowerBy)).toEqual([0, expect.closeTo(0.5, 6), 1, -1]);
    expect(Math.abs(source.lowerSide)).toBeLessThanOrEqual(1);
  });
});

describe.each(PORTRAIT_NAMES)('the mouth of %s', (name) => {
  const { face, source } = personNamed(name);

  it('has its outer lip edges around the inner ones, away from the corners', () => {
    const { inner, outer } = source.lips;
    for (let j = 4; j <= rightCorner - 4; j++) {
      expect(outer[j][1]).toBeLessThan(inner[j][1]);
      expect(outer[opposite(j)][1]).toBeGreaterThan(inner[opposite(j)][1]);
    }
  });

  it.each(VISEMES)('stays inside the face for %s', (viseme) => {
    const { vertices } = meshOf(name, viseme);
    const places = Array.from({ length: ringCount * lipRing }, (_, k) =>
      face.toLocal(vertices[k * vertexFields], vertices[k * vertexFields + 1]),
    );
    expect(Math.max(...places.map(([x]) => Math.abs(x)))).toBeLessThan(face.faceWidth / 2);
    expect(Math.max(...places.map(([, y]) => y))).toBeLessThan(face.chinLocalY + 0.05 * face.faceHeight);
    expect(Math.min(...places.map(([, y]) => y))).toBeGreaterThan(-0.35 * face.faceHeight);
  });

  it('has an outermost ring that fades out and does not move', () => {
    const { vertices } = meshOf(name, 'aa');
    for (let j = 0; j < lipRing; j++) {
      const at = ((ringCount - 1) * lipRing + j) * vertexFields;
      expect(vertices[at]).toBe(vertices[at + 2]);
      expect(vertices[at + 1]).toBe(vertices[at + 3]);
      expect(vertices[at + 4]).toBe(0);
    }
  });

  it('has an outermost ring in the light of the picture', () => {
    const { vertices } = meshOf(name, 'U');
    for (let j = 0; j < lipRing; j++) {
      expect(vertices[((ringCount - 1) * lipRing + j) * vertexFields + 5]).toBe(1);
    }
  });

  it('meets in a dark line where lips are pressed together, and in none at rest', () => {
    const lineOf = (viseme: Viseme) => [15, 45].map((j) => meshOf(name, viseme).vertices[j * vertexFields + 5]);
    for (const light of lineOf('PP')) expect(light).toBeLessThan(0.7);
    for (const light of lineOf('sil')) expect(light).toBe(1);
  });

  it('shows nothing between pressed lips', () => {
    expect(openingOf(name, 'PP').highest).toBeLessThan(0.3);
  });

  it('has thinner lips beside its corners when they are drawn apart', () => {
    const lowerLip = (viseme: Viseme, j: number): number => {
      const { vertices } = meshOf(name, viseme);
      const yOf = (ring: number) => vertices[(ring * lipRing + opposite(j)) * vertexFields + 1];
      return yOf(2) - yOf(0);
    };
    const left = (j: number): number => lowerLip('aa', j) / lowerLip('sil', j);
    for (const beside of [3, rightCorner - 3]) expect(left(beside)).toBeLessThan(0.85 * left(15));
  });

  it('has a rounded upper lip that grows half-way to its corners more than in its middle', () => {
    const upperLip = (viseme: Viseme, j: number): number => {
      const { vertices } = meshOf(name, viseme);
      const yOf = (ring: number) => vertices[(ring * lipRing + j) * vertexFields + 1];
      return yOf(0) - yOf(2);
    };
    const grown = (j: number): number => upperLip('U', j) / upperLip('sil', j);
    for (const beside of [7, rightCorner - 7]) expect(grown(beside)).toBeGreaterThan(grown(15) + 0.1);
  });

  it('has a thinner lower lip at rest where the picture is open-mouthed, and not where it is shut', () => {
    const heightOf = (mouth: typeof source, viseme: Viseme): number => {
      const mesh = new MouthMesh(mouth, personNamed(name).basis);
      mesh.update(mouthShape(VISEME_MOUTHS[viseme], 0), motionField(personNamed(name).basis.grid), 0);
      return mesh.vertices[(2 * lipRing + 45) * vertexFields + 1] - mesh.vertices[45 * vertexFields + 1];
    };
    const [open, shut] = [1, 0].map((openShare) => ({ ...source, openShare }));
    expect(heightOf(open, 'sil')).toBeLessThan(0.8 * heightOf(shut, 'sil'));
    expect(heightOf(open, 'aa')).toBe(heightOf(shut, 'aa'));
  });

  it('opens widest for aa', () => {
    const widest = openingOf(name, 'aa').highest;
    for (const viseme of VISEMES) expect(openingOf(name, viseme).highest).toBeLessThanOrEqual(widest);
    expect(widest).toBeGreaterThan(0.1 * face.faceWidth);
  });

  it.each(VISEMES)('never has a lower lip above the upper one in the opening for %s', (viseme) => {
    expect(Math.min(...openingOf(name, viseme).heights)).toBeGreaterThanOrEqual(0);
  });

  it('is narrowed less by a u where the lips are narrow at rest', () => {
    const { basis } = personNamed(name);
    const narrowedBy = (mouthWidth: number): number => {
      const mesh = new MouthMesh(mouthSource({ ...face, mouthWidth: mouthWidth * face.faceWidth }, source.lips), basis);
      const widthFor = (viseme: Viseme): number => {
        mesh.update(mouthShape(VISEME_MOUTHS[viseme], 0), motionField(basis.grid), 0);
        return mesh.innerPoint(rightCorner)[0] - mesh.innerPoint(0)[0];
      };
      return 1 - widthFor('U') / widthFor('sil');
    };
    expect(narrowedBy(0.42)).toBeGreaterThan(0.15);
    expect(narrowedBy(0.3)).toBeLessThan(0.6 * narrowedBy(0.42));
  });

  it('is drawn aside by an i by a tenth, and by more where the lips are narrow at rest', () => {
    const { basis } = personNamed(name);
    const widenedBy = (mouthWidth: number): number => {
      const mesh = new MouthMesh(mouthSource({ ...face, mouthWidth: mouthWidth * face.faceWidth }, source.lips), basis);
      const widthFor = (viseme: Viseme): number => {
        mesh.update(mouthShape(VISEME_MOUTHS[viseme], 0), motionField(basis.grid), 0);
        return mesh.innerPoint(rightCorner)[0] - mesh.innerPoint(0)[0];
      };
      return widthFor('I') / widthFor('sil') - 1;
    };
    expect(widenedBy(0.42)).toBeGreaterThan(0.095);
    expect(widenedBy(0.3)).toBeGreaterThan(1.25 * widenedBy(0.42));
  });

  it('is narrower for u than for i', () => {
    expect(openingOf(name, 'U').length).toBeLessThan(0.86 * openingOf(name, 'I').length);
  });
});
