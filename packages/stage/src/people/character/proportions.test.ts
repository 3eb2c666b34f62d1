import { describe, expect, it } from 'vitest';
import { torsoShape } from '../body/torso-shape.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { acrossBody, downBody, headOn } from '../params/head-on-body.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';

/** Shoulders in heads without hair, as in portraits of adults. */
const SHOULDERS = { female: [2.1, 2.6], male: [2.4, 2.9] } as const;

describe.each(CHARACTER_PRESETS)('the proportions of $name', ({ params }) => {
  const face = resolveFaceShape(params);
  const { shoulder, neck } = torsoShape(face, params.seed, params.pose);
  const head = acrossBody(face.halfWidth);

  it('have the shoulders of an adult', () => {
    const [least, most] = SHOULDERS[params.gender];
    expect(shoulder / head).toBeGreaterThan(least);
    expect(shoulder / head).toBeLessThan(most);
  });

  it('have a neck that carries the head', () => {
    expect(neck / head).toBeGreaterThan(0.6);
    expect(neck / head).toBeLessThan(0.8);
  });
});

it('a head meets its neck where the body has it', () => {
  const body = { frameWidth: 720, frameHeight: 1280, headX: 360, headY: 446, unitPx: 140 };
  const head = headOn(body);
  expect(head.headY + 1.3 * head.unitPx).toBeCloseTo(body.headY + downBody(1.3) * body.unitPx, -1);
  expect(downBody(1.3)).toBeCloseTo(1.3, 6);
});
