import type { ShotSize } from '@herald/media/scene/shot-plan';
import { expect, it } from 'vitest';
import { cameraOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const SEEN_NEAR = ['pinch', 'point-up', 'wave'] as const;

it('a medium shot has only gestures that it shows whole, also beside a strong one', () => {
  const camera = cameraOf({ sizes: ['wide', 'medium'], mediumGestures: SEEN_NEAR });
  const near = TWENTY_SCRIPTS.flatMap((script) =>
    [1, 2, 3, 4].flatMap((seed) => {
      const { acting, shots } = planOf(said(script), camera, { seed });
      const sizeAt = (atSec: number) => shots.findLast(({ fromSec }) => fromSec <= atSec)?.size;
      return acting.gestures.filter(({ strokeSec }) => sizeAt(strokeSec) === 'medium').map(({ name }) => name);
    }),
  );
  expect(near.length).toBeGreaterThan(10);
  expect(near.filter((name) => !SEEN_NEAR.some((seen) => seen === name))).toEqual([]);
});

it.each([
  ['en-US', 'Three tips for oak floors. One, sweep them every day. Two, dry them at once. Three, oil them in spring.'],
  ['en-US', 'I have tips for oak. Number one, sweep it every day. Number two, dry it at once. Tip three: oil it.'],
  ['de-DE', 'Ich sehe drei Fehler. Erstens, kurze Schrauben. Zweitens, der Schlüssel draußen. Drittens, offene Türen.'],
  ['es-ES', 'Veo tres errores. Uno, tornillos muy cortos. Dos, una llave fuera. Tres, una puerta muy abierta hoy.'],
])('counts the points of a list with the fingers of one hand (%s): %s', (locale, script) => {
  const sizes: readonly ShotSize[] = ['wide', 'close'];
  const { acting } = planOf(said(script, locale), cameraOf({ sizes }));
  const points = acting.gestures.filter(({ fingers }) => fingers !== undefined);
  expect(points.map(({ fingers }) => fingers)).toEqual([1, 2, 3]);
  expect(new Set(points.map(({ hand }) => hand)).size).toBe(1);
});
