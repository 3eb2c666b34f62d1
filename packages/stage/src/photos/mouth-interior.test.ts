import { expect, it } from 'vitest';
import { mix } from '#base/math/mix.ts';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { PORTRAIT_NAMES } from '../../testing/photo-portraits.ts';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { landmark } from './face-contours.ts';
import { framePixels } from './frame-pixels.ts';
import { lipContours, opposite, rightCorner } from './lip-contours.ts';
import { emptyOpening, measureOpening } from './lip-opening.ts';
import { motionBasis } from './motion-basis.ts';
import { motionField } from './motion-field.ts';
import { MouthInterior } from './mouth-interior.ts';
import { MouthMesh, mouthSource } from './mouth-mesh.ts';
import { mouthPalette } from './mouth-palette.ts';
import { mouthShape } from './mouth-shape.ts';
import { luminance, meanColor } from './photo-colors.ts';

const LIP = [190, 110, 100, 255];

/** `knows`: whether what is between the lips is told of the smile. */
const SAYS_AA = { mouth: VISEME_MOUTHS.aa, smile: 0, knows: true };

/** A mouth that says something, of one color below the cheeks, which have another one. */
function speaking(name: (typeof PORTRAIT_NAMES)[number], lip = LIP, cheeks = lip, { mouth, smile, knows } = SAYS_AA) {
  const face = portraitGeometry(name);
  const frame = framePixels(SMALL_FRAME.width, SMALL_FRAME.height);
  const apples = [landmark.appleLeft, landmark.appleRight].map((index) => face.mesh[index][1]);
  const cheeksEnd = Math.floor(Math.max(...apples) + 7) * frame.width;
  for (let at = 0; at < frame.words.length; at++) frame.bytes.set(at < cheeksEnd ? cheeks : lip, at * 4);
  const basis = motionBasis(SMALL_FRAME, face);
  const mesh = new MouthMesh(mouthSource(face, lipContours(face)), basis);
  const shape = mouthShape(mouth, smile);
  mesh.update(shape, motionField(basis.grid), 0);
  const place = { middle: 0, left: 0.5, right: 0.5 };
  const palette = mouthPalette(frame, face, 1);
  const interior = new MouthInterior(palette, face.mouthWidth, { place, teeth: undefined });
  interior.draw(frame, { x: 0, y: 0 }, mesh, { shape: { ...shape, smile: knows ? smile : 0 }, mouth });
  return { frame, mesh, palette, face };
}

it.each(PORTRAIT_NAMES)('the open mouth of %s leads over into the lips at its corners', (name) => {
  const { frame, mesh } = speaking(name);
  const [left, right] = [mesh.innerPoint(0), mesh.innerPoint(rightCorner)];
  const darkestAt = (along: number): number => {
    const [x, y] = [mix(left[0], right[0], along), mix(left[1], right[1], along)];
    const rows = Array.from({ length: 21 }, (_, k) => luminance(meanColor(frame, x, y + k - 10, 0)));
    return Math.min(...rows) / luminance([LIP[0], LIP[1], LIP[2]]);
  };
  const middle = darkestAt(0.5);
  for (const side of [1, -1]) {
    const at = (inwards: number) => darkestAt(side > 0 ? inwards : 1 - inwards);
    expect(at(0.1)).toBeGreaterThan(middle + 0.1);
    expect(at(0.1)).toBeGreaterThan(at(0.3));
  }
});

it.each(PORTRAIT_NAMES)('the corners of the open mouth of %s are redder than its lips, not grey', (name) => {
  const { frame, mesh } = speaking(name, LIP, [224, 186, 166, 255]);
  const [left, right] = [mesh.innerPoint(0), mesh.innerPoint(rightCorner)];
  for (const along of [0.14, 0.86]) {
    const [x, y] = [mix(left[0], right[0], along), mix(left[1], right[1], along)];
    const seen = Array.from({ length: 21 }, (_, k) => meanColor(frame, x, y + k - 10, 0));
    const darkest = seen.toSorted((one, other) => luminance(one) - luminance(other))[0];
    expect(darkest[0] / darkest[1]).toBeGreaterThan((1.08 * LIP[0]) / LIP[1]);
  }
});

it.each(PORTRAIT_NAMES)('the teeth of %s lie in the shade of the upper lip, in its color', (name) => {
  const { frame, mesh } = speaking(name, [60, 200, 60, 255]);
  const [x, top] = mesh.innerPoint(rightCorner >> 1);
  const greenAt = (down: number): number => {
    const [red, green] = meanColor(frame, x, top + down, 0);
    return green / red;
  };
  expect(greenAt(2)).toBeGreaterThan(1.03 * Math.min(...[3, 4, 5].map(greenAt)));
});

it.each(PORTRAIT_NAMES)(
  'the lower lip of %s leads over into its open mouth without a line, unlike the upper one',
  (name) => {
    const { frame, mesh } = speaking(name);
    const steepestAbout = (j: number): number => {
      const [x, y] = mesh.innerPoint(j);
      const lights = Array.from({ length: 9 }, (_, k) => luminance(meanColor(frame, x, y + k - 4, 0)));
      return Math.max(...lights.slice(1).map((light, k) => Math.abs(light - lights[k])));
    };
    expect(steepestAbout(opposite(15))).toBeLessThan(0.7 * steepestAbout(15));
  },
);

/** Light between the lips, as shares of that of teeth: `aside` and `below` the upper lip in mouth widths. */
function lightsIn({ frame, mesh, palette, face }: ReturnType<typeof speaking>) {
  const opening = emptyOpening();
  measureOpening(opening, mesh);
  return (aside: number, below: number): number => {
    const k = Math.round(opening.length / 2 + aside * face.mouthWidth);
    const down = (opening.top[k] ?? 0) + below * face.mouthWidth;
    const x = opening.originX + k * opening.axisX - down * opening.axisY;
    const y = opening.originY + k * opening.axisY + down * opening.axisX;
    return luminance(meanColor(frame, x, y, 0)) / luminance(palette.teeth);
  };
}

const DARK_LIP = [19, 11, 10, 255];
const CHEEKS = [224, 186, 166, 255];
const saying = (name: (typeof PORTRAIT_NAMES)[number], how: Partial<typeof SAYS_AA>) =>
  lightsIn(speaking(name, DARK_LIP, CHEEKS, { ...SAYS_AA, mouth: VISEME_MOUTHS.E, ...how }));
const lightest = (lightAt: ReturnType<typeof lightsIn>, aside: number): number =>
  Math.max(...Array.from({ length: 12 }, (_, k) => lightAt(aside, 0.01 * k)));

it.each(PORTRAIT_NAMES)('a smile of %s shows more of the teeth towards its corners', (name) => {
  const [told, untold] = [true, false].map((knows) => saying(name, { smile: 0.6, knows }));
  expect(lightest(told, 0.3)).toBeGreaterThan(1.15 * lightest(untold, 0.3));
});

it('the row of teeth in a photo has light in its middle, towards its ends and below the lip', () => {
  const all = PORTRAIT_NAMES.map((name) => saying(name, {}));
  const meanOf = (light: (lightAt: ReturnType<typeof lightsIn>) => number): number =>
    all.reduce((sum, lightAt) => sum + light(lightAt), 0) / all.length;
  expect(meanOf((lightAt) => lightest(lightAt, 0))).toBeGreaterThan(0.78);
  expect(meanOf((lightAt) => lightest(lightAt, 0.15) + lightest(lightAt, -0.15)) / 2).toBeGreaterThan(0.58);
  expect(meanOf((lightAt) => lightest(lightAt, 0.24) + lightest(lightAt, -0.24)) / 2).toBeGreaterThan(0.3);
  expect(meanOf((lightAt) => lightAt(0, 0.03))).toBeGreaterThan(0.3);
});
