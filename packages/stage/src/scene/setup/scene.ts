import type { Hand } from '@herald/media/scene/acting-plan';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Insert, Sharing, ShotSize } from '@herald/media/scene/shot-plan';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { GestureMoment, Performer, Pose } from '#base/performer.ts';
import type { ShownClip } from '../cards/clip-overlay.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { Overlay } from '../overlays/overlay.ts';
import type { Drift } from './camera.ts';

/** One view of the presenter: the picture behind them and themselves, made for its framing. */
export interface Shot {
  startSec: number;
  /** what fills the frame instead */
  insert: Insert | null;
  /** how near the presenter is; shots of one size look alike */
  size: ShotSize;
  /** with material in the same frame */
  sharing?: Sharing;
  /** whose hands rest in another way than is their habit */
  isOtherRest?: true;
  /** of a wide shot: seen from a little nearer */
  isNearer?: true;
  /** seen by the second camera */
  isAside?: true;
  performer: Performer;
  /** what is behind them; it may be made anew each time, so whoever draws it often keeps it */
  background: () => Picture;
}

/** A prepared scene; every moment of it can be drawn in any order. */
export interface Scene {
  spec: SceneSpec;
  layout: SceneLayout;
  shots: Shot[];
  overlays: Overlay[];
  /** what each of them is, and which of its kind */
  overlayNames: string[];
  /** the pictures of clips that a moment shows; whoever draws it brings them before */
  clipsAt(tSec: number): ShownClip[];
  /** from this second on the end card covers everything */
  endCardCoversSec: number;
  poseAt(tSec: number): Pose;
  /** the hands whose arms move: they do not belong to what is still */
  movingHandsAt(tSec: number): Hand[];
  /** what is going to move the arms from a moment on */
  gesturesAfter(tSec: number, aheadSec: number): Pick<GestureMoment, 'name' | 'hand'>[];
  driftAt: Drift;
  /** letters that no font of ours draws; they are left out of the picture */
  missingLetters: string[];
  base: BaseLayer;
  /** makes the canvases that moments are drawn with */
  makeCanvas: MakeCanvas;
}

/** What lies over the presenter at a moment: equal lists, equal pixels. What is not shown leaves no trace. */
export function overlayStates({ overlays, overlayNames }: Scene, tSec: number): string[] {
  return overlays.flatMap((overlay, i) => {
    const state = overlay.stateAt(tSec);
    return state === null ? [] : [`${overlayNames[i]} ${state}`];
  });
}

export function shotAt(scene: Scene, tSec: number): Shot {
  let shot = scene.shots[0];
  for (const next of scene.shots) if (next.startSec <= tSec) shot = next;
  return shot;
}

/** Whether nothing of the presenter is seen: the end card, the product or a picture is all there is. */
export function isCovered(scene: Scene, tSec: number): boolean {
  return tSec >= scene.endCardCoversSec || shotAt(scene, tSec).insert !== null;
}

/** Background and the still part of the presenter in one picture, made again only when the camera moved or cut. */
export class BaseLayer {
  /** how many pixels a background is larger than the frame on every side */
  readonly margin: number;
  #canvas: Canvas | null = null;
  #key = '';

  constructor(margin: number) {
    this.margin = margin;
  }

  keyAt(scene: Scene, tSec: number): string {
    const drift = scene.driftAt(tSec);
    const { size, isOtherRest, isNearer, isAside, performer } = shotAt(scene, tSec);
    const from = isAside ? ` aside ${performer.framing.aside}` : isNearer ? ' nearer' : '';
    return `${size}${from}${isOtherRest ? ' otherwise' : ''}:${drift.x}:${drift.y}:${scene.movingHandsAt(tSec)}`;
  }

  at(scene: Scene, tSec: number): Canvas {
    const key = this.keyAt(scene, tSec);
    if (this.#canvas && key === this.#key) return this.#canvas;
    this.#canvas ??= scene.makeCanvas(scene.layout.width, scene.layout.height);
    const ctx = contextOf(this.#canvas);
    const shot = shotAt(scene, tSec);
    const drift = scene.driftAt(tSec);
    ctx.drawImage(shot.background(), drift.x - this.margin, drift.y - this.margin);
    shot.performer.drawStill(ctx, scene.movingHandsAt(tSec));
    this.#key = key;
    return this.#canvas;
  }
}
