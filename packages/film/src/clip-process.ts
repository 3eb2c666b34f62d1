import { serveChild } from './child/serve-child.ts';
import { type BringMaterial, bringMaterial } from './clips/bring-material.ts';
import { type TrackClip, trackClip } from './clips/track-clip.ts';
import type { ReadClip } from './prepare-clip.ts';

serveChild<TrackClip | BringMaterial, ReadClip, number>({
  work: (clip, report) => ('reader' in clip ? trackClip(clip, report) : bringMaterial(clip, report)),
});
