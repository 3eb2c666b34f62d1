import type { Pose } from './performer.ts';

/** How far eyes turn against the head to stay on the camera, for each radian that it turns. */
export const EYES_AGAINST_HEAD = { yaw: 1.6, pitch: 1.2 };

/** Where somebody looks beside the camera, whatever their head does. */
export const lookOf = ({ gazeX, gazeY, yaw, pitch }: Pose): { x: number; y: number } => ({
  x: gazeX + EYES_AGAINST_HEAD.yaw * yaw,
  y: gazeY - EYES_AGAINST_HEAD.pitch * pitch,
});
