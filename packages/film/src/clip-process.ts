import { serveChild } from './child/serve-child.ts';
import { type TrackClip, type TrackedClip, trackClip } from './clips/track-clip.ts';

serveChild<TrackClip, TrackedClip, number>({ work: trackClip });
