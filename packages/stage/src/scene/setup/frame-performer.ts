import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { FaceReach } from '#base/face-reach.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { photoReach } from '#photos/face-in-picture.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { framePhoto } from '#photos/frame-photo.ts';
import { clearFraming } from '../layout/clear-framing.ts';
import { DRAWN_REACH, takenPlaces } from '../layout/free-places.ts';
import { type SceneLayout, TIGHTER, tightFraming } from '../layout/layout-scene.ts';

/** Where the presenter is in the usual and in the nearer view, clear of what lies over the picture, and how far the face reaches. */
export interface FramedPerformer {
  wide: Framing;
  tight: Framing;
  reach: FaceReach;
}

export function framePerformer(spec: SceneSpec, layout: SceneLayout): FramedPerformer {
  const taken = takenPlaces(spec, layout);
  if (spec.performer.kind === 'photo') return framedPhoto(spec.performer.points, { spec, layout, taken });
  if (spec.performer.kind === 'clip') return { wide: layout.framing, tight: layout.framing, reach: DRAWN_REACH };
  return {
    wide: layout.framing,
    tight: clearFraming(tightFraming(layout.framing), DRAWN_REACH, taken),
    reach: DRAWN_REACH,
  };
}

/** A photo has less freedom: where it cuts, the near view is found first and the wide one is the same from farther away. */
function framedPhoto(
  points: PhotoAnalysis,
  { spec, layout, taken }: { spec: SceneSpec; layout: SceneLayout; taken: Rect[] },
): FramedPerformer {
  const reach = photoReach(points);
  if (spec.camera !== 'cuts') {
    const wide = framePhoto(points, layout.framing, taken);
    return { wide, tight: wide, reach };
  }
  const tight = framePhoto(points, tightFraming(layout.framing), taken);
  const away = { ...tight, unitPx: tight.unitPx / TIGHTER };
  const wide = fitPhoto(points, away).cutsHead && !fitPhoto(points, tight).cutsHead ? tight : away;
  return { wide, tight, reach };
}
