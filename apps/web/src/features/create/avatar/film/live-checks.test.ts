import { expect, test } from 'vitest';
import type { FaceLook } from './face-messages.ts';
import { brightnessOf, edgeChange, liveChecks, type SeenNow, settledChecks } from './live-checks.ts';

const aFace: NonNullable<FaceLook['face']> = { x: 0.5, y: 0.45, width: 0.25, opening: 0.01, left: 120, right: 110 };
const seen = (changes: Partial<SeenNow> = {}): SeenNow => ({
  look: { faces: 1, face: aFace },
  light: { left: 120, right: 120 },
  moved: 0,
  widthPx: 1280,
  ...changes,
});
const withFace = (changes: Partial<typeof aFace>, faces = 1) =>
  seen({ look: { faces, face: { ...aFace, ...changes } } });
const said = (now: SeenNow) => Object.fromEntries(liveChecks(now).map(({ name, word }) => [name, word]));
const ALL_RIGHT = { Face: 'Found', Light: 'Good', Mouth: 'Closed', People: 'Only you', Camera: 'Steady' };

test('each thing that is right is one word', () => {
  expect(said(seen())).toEqual(ALL_RIGHT);
});

test.each<[string, SeenNow, object]>([
  ['a face too far away', withFace({ width: 0.1 }), { Face: 'Small' }],
  ['open lips', withFace({ opening: 0.05 }), { Mouth: 'Open' }],
  ['a second person', withFace({}, 2), { People: 'Two' }],
  ['a dark face in a bright room', withFace({ left: 30, right: 40 }), { Light: 'Too dark' }],
  ['a face with light from one side', withFace({ left: 40, right: 160 }), { Light: 'Dark on one side' }],
  ['a camera in the hand', seen({ moved: 40 }), { Camera: 'Moving' }],
])('%s is one wrong word with what to do', (_, now, changed) => {
  expect(said(now)).toEqual({ ...ALL_RIGHT, ...changed });
  const wrong = liveChecks(now).filter(({ isWrong }) => isWrong);
  expect(wrong.map(({ fix }) => fix !== '')).toEqual([true]);
});

test('what cannot be measured is not shown', () => {
  expect(said(seen({ look: undefined }))).toEqual({ Light: 'Good', Camera: 'Steady' });
  expect(said(seen({ look: { faces: 0 } }))).toEqual({ Face: 'Not found', Light: 'Good', Camera: 'Steady' });
});

test('without a face in the oval nothing good is said of mouth and people', () => {
  expect(said(withFace({ x: 0.85 }))).toEqual({ Face: 'Not found', Light: 'Good', Camera: 'Steady' });
  expect(said(withFace({ x: 0.85 }, 2))).toMatchObject({ Face: 'Not found', People: 'Two' });
});

test('a single wrong look is not told, two one after the other are', () => {
  const [good, open] = [liveChecks(seen()), liveChecks(withFace({ opening: 0.05 }))];
  const mouth = (checks: readonly { name: string; word: string }[]) =>
    checks.find(({ name }) => name === 'Mouth')?.word;
  expect([mouth(settledChecks(good, open)), mouth(settledChecks(open, open))]).toEqual(['Closed', 'Open']);
});

test('a camera moves where the edges of the picture change, and not where the person does', () => {
  const still = new Float32Array(64).fill(100);
  const person = still.map((value, at) => (at % 8 === 4 ? 0 : value));
  const shifted = still.map((value) => value + 40);
  expect([edgeChange(still, person, 8), edgeChange(still, shifted, 8)]).toEqual([0, 40]);
});

test('the halves of a picture are measured apart', () => {
  const gray = Float32Array.from([10, 10, 90, 90, 10, 10, 90, 90]);
  expect(brightnessOf(gray, 4)).toEqual({ left: 10, right: 90 });
});
