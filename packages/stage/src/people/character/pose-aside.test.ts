import { readCharacterParams } from '@herald/media/person/read-character-params';
import { describe, expect, it } from 'vitest';
import { lookOf } from '#base/look-of.ts';
import { restPose } from '../acting/rest-pose.ts';
import { poseAside } from './pose-aside.ts';

const POSES = Array.from({ length: 20 }, (_, seed) =>
  restPose({ ...readCharacterParams({ seed, gender: 'female', ageYears: 30 }), mood: 'joyous' }),
);

describe('who is filmed from the side', () => {
  it('looks where they looked, into the camera or beside it', () => {
    for (const pose of POSES)
      for (const aside of [-0.5, 0.5]) {
        expect(lookOf(poseAside(pose, aside)).x).toBeCloseTo(lookOf(pose).x, 9);
        expect(lookOf(poseAside({ ...pose, gazeX: pose.gazeX + 0.3 }, aside)).x).toBeCloseTo(lookOf(pose).x + 0.3, 9);
      }
  });

  it('has the head turned to the side of the body, wherever it turns', () => {
    for (const pose of POSES)
      for (const yaw of [-0.24, 0, 0.24]) {
        expect(poseAside({ ...pose, yaw }, 0.5).yaw).toBeGreaterThan(0.1);
        expect(poseAside({ ...pose, yaw }, -0.5).yaw).toBeLessThan(-0.1);
      }
  });

  it('is as planned for a camera in front', () => {
    for (const pose of POSES) expect(poseAside(pose)).toEqual(pose);
  });
});
