import type { HairStyle } from '@herald/media/person/hair-params';
import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { BentSprite } from '#base/composing/bent-sprite.ts';
import { CanvasLayer } from '#base/composing/canvas-layer.ts';
import type { MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import { type Placement, placed } from '#base/composing/placement.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import { type Framing, handsOf, type LoadedPerformer, type Pose, type Rect } from '#base/performer.ts';
import { LoadedArms } from '../arms/gestures/loaded-arms.ts';
import { BREATH_RISE, MOST_BREATH, MOST_LEAN } from '../body/body-reach.ts';
import type { HeadView } from '../face/head-view.ts';
import { LitSkin } from '../face/lit-skin.ts';
import type { BakedEar } from '../features/ear.ts';
import { lipShift } from '../mouth/lip-shift.ts';
import type { BendingSprite } from '../params/skull-geometry.ts';
import type { BakedBody } from './bake-body.ts';
import type { BakedHead } from './bake-head.ts';
import {
  cheekSmile,
  drawEarOf,
  drawEyesAndBrows,
  drawMouth,
  drawNoseOf,
  headTurn,
  movedOutline,
  placeOfHead,
  withHead,
} from './draw-head.ts';
import { poseAside } from './pose-aside.ts';

export interface CharacterParts {
  place: Framing;
  headPlace: Framing;
  head: BakedHead;
  /** of the same head, whatever its body does */
  loadedHead(memory: PixelMemory): LoadedHead;
  body: BakedBody;
  /** row of the torso below which it is still */
  seam: number;
  area: Rect;
  makeCanvas: MakeCanvas;
}

/** Of a curtain of hair the part behind the crown never shows. */
const CURTAINS: ReadonlySet<HairStyle> = new Set(['long', 'wavy', 'bob']);
const CURTAIN_SHOWS_FROM_Y = -0.4;

/** What a canvas draws of a head, in face units around its origin. */
const EAR_BOX = { halfWidth: 0.5, top: -0.62, bottom: 0.98 };
const FACE_BOX = { halfWidth: 1, top: -0.8, bottom: 1.5 };
const EYES_BOX = { ...FACE_BOX, bottom: 0.45 };
const NOSE_TO_CHIN_BOX = { halfWidth: 0.85, top: 0.1, bottom: 1.5 };
const MOUTH_BOX = { ...NOSE_TO_CHIN_BOX, top: 0.3 };
/** Glasses reach back to the ears. */
const SPECTACLED_BOX = { ...FACE_BOX, halfWidth: 1.22 };

/** A head in the memory of the pictures it is drawn into. */
export class LoadedHead {
  readonly backHair: BentSprite | null;
  readonly frontHair: BentSprite | null;
  readonly jaw: BentSprite | null;
  readonly lip: BentSprite | null;
  readonly skin: LitSkin;
  readonly ears: CanvasLayer;
  readonly face: CanvasLayer;

  constructor({ hair, beard, skin }: BakedHead, memory: PixelMemory, makeCanvas: MakeCanvas) {
    const bent = (part: BendingSprite | null | undefined): BentSprite | null =>
      part ? new BentSprite(memory, part.sprite, part.bend) : null;
    this.backHair = bent(hair.back && hair.backBend && { sprite: hair.back, bend: hair.backBend });
    this.frontHair = bent(hair.front && hair.frontBend && { sprite: hair.front, bend: hair.frontBend });
    this.jaw = bent(beard?.jaw);
    this.lip = bent(beard?.lip);
    this.skin = new LitSkin(skin, memory);
    this.ears = new CanvasLayer(memory, makeCanvas);
    this.face = new CanvasLayer(memory, makeCanvas);
  }
}

/** A character whose sprites lie in the memory of the pictures it is drawn into. */
export class MovingCharacter implements LoadedPerformer {
  readonly #parts: CharacterParts;
  readonly #memory: PixelMemory;
  readonly #torso: MemoryPicture;
  readonly #bodies = new Map<string, MemoryPicture>();
  #arms: LoadedArms | null = null;
  readonly #head: LoadedHead;

  constructor(parts: CharacterParts, memory: PixelMemory) {
    const { torso } = parts.body;
    const { headX, headY } = parts.place;
    this.#parts = parts;
    this.#memory = memory;
    this.#torso = memory.load(torso.canvas, headX + torso.x, headY + torso.y);
    this.#head = parts.loadedHead(memory);
  }

  drawMoving(picture: MemoryPicture, pose: Pose): void {
    const { place, headPlace, head, area, seam } = this.#parts;
    const held = poseAside(withinReach(pose), place.aside);
    const view = head.viewOf(held);
    const turn = headTurn(view, held);
    const spot = placeOfHead(headPlace, view, held);
    this.#head.backHair?.draw(picture, turn, spot, this.#backHairArea());
    const rise = held.breath * BREATH_RISE * place.unitPx;
    const lean = (held.lean ?? 0) * place.unitPx;
    const body = this.#bodyAt(held);
    const arms = this.#armsAt(held);
    this.#memory.stretch(body, picture, { rows: seam, rise, lean, within: area });
    arms?.shade(picture, { picture: body, rows: seam, rise, lean });
    this.#drawFace(picture, view, held, spot);
    this.#head.frontHair?.draw(picture, turn, spot, area);
    arms?.shadeFace(picture, movedOutline(this.#parts.head, view, spot));
    arms?.draw(picture);
  }

  armAreas({ gestures }: Pose): Rect[] {
    return gestures?.length ? this.#loadedArms().areasAt(gestures) : [];
  }

  /** Null while the arms rest. */
  #armsAt({ gestures }: Pose): LoadedArms | null {
    if (!gestures?.length) return null;
    this.#loadedArms().take(gestures);
    return this.#arms;
  }

  /** Arms are taken into the memory when they first move. */
  #loadedArms(): LoadedArms {
    const { arms, light } = this.#parts.body;
    this.#arms ??= new LoadedArms(arms, light, this.#memory);
    return this.#arms;
  }

  /** The body without the arms that move. */
  #bodyAt({ gestures = [] }: Pose): MemoryPicture {
    const hands = handsOf(gestures);
    if (hands.length === 0) return this.#torso;
    const known = this.#bodies.get(hands.join());
    if (known) return known;
    const { place, body } = this.#parts;
    const { canvas, x, y } = body.without(hands);
    const loaded = this.#memory.load(canvas, place.headX + x, place.headY + y);
    this.#bodies.set(hands.join(), loaded);
    return loaded;
  }

  /** Skin and beard are bent in memory, lines are drawn by a canvas; a beard lies between nose and lips. */
  #drawFace(picture: MemoryPicture, view: HeadView, pose: Pose, place: Placement): void {
    const { head, area: within } = this.#parts;
    const turn = { ...headTurn(view, pose), lips: lipShift({ face: head.face, view, pose }) };
    for (const ear of head.ears) this.#drawEar(picture, ear, view, pose, place);
    const outline = movedOutline(head, view, place);
    this.#head.skin.draw(picture, { view, smile: cheekSmile(pose), place, outline, within });
    const showsEyes = meets(boxAround([place.x, place.y], EYES_BOX, head.unitPx), picture);
    const spectacled = head.glasses ? SPECTACLED_BOX : FACE_BOX;
    const drawUpper = (ctx: Context2D) => {
      if (showsEyes) drawEyesAndBrows(ctx, head, view, pose);
      drawNoseOf(ctx, head, view, pose);
    };
    const drawLower = (ctx: Context2D) => {
      drawMouth(ctx, head, view, pose);
      head.glasses?.draw(ctx, view);
    };
    // Every layer has its price, so there are two only where a beard lies between them.
    this.#drawOnFace(picture, showsEyes ? spectacled : NOSE_TO_CHIN_BOX, place, (ctx) => {
      drawUpper(ctx);
      if (!this.#head.jaw) drawLower(ctx);
    });
    if (this.#head.jaw) {
      this.#head.jaw.draw(picture, turn, place, within);
      this.#drawOnFace(picture, head.glasses ? spectacled : MOUTH_BOX, place, drawLower);
    }
    this.#head.lip?.draw(picture, turn, place, within);
  }

  #drawEar(picture: MemoryPicture, ear: BakedEar, view: HeadView, pose: Pose, place: Placement): void {
    const { head, area } = this.#parts;
    const middle = placed(place, ear.side * head.face.halfWidth * view.unitPx, 0);
    const box = boxAround(middle, EAR_BOX, view.unitPx);
    if (!meets(box, picture)) return;
    const layer = this.#head.ears.draw(box, (ctx) => withHead(ctx, place, () => drawEarOf(ctx, ear, head, view, pose)));
    this.#memory.blendPlain(layer, picture, area);
  }

  #drawOnFace(picture: MemoryPicture, reach: Reach, place: Placement, draw: (ctx: Context2D) => void): void {
    const { area, head } = this.#parts;
    const box = boxAround([place.x, place.y], reach, head.unitPx);
    if (!meets(box, picture)) return;
    const layer = this.#head.face.draw(box, (ctx) => withHead(ctx, place, () => draw(ctx)));
    this.#memory.blendPlain(layer, picture, area);
  }

  #backHairArea(): Rect {
    const { area, headPlace, head } = this.#parts;
    if (!CURTAINS.has(head.params.hair.style)) return area;
    const top = Math.max(area.y, Math.round(headPlace.headY + CURTAIN_SHOWS_FROM_Y * headPlace.unitPx));
    return { ...area, y: top, height: Math.max(0, area.y + area.height - top) };
  }
}

interface Reach {
  halfWidth: number;
  top: number;
  bottom: number;
}

/** Whether a picture shows something of a box: known mouths are pictures of the lips alone. */
function meets({ x, y, width, height }: Rect, picture: MemoryPicture): boolean {
  const isBeside = x >= picture.left + picture.width || x + width <= picture.left;
  return !isBeside && y < picture.top + picture.height && y + height > picture.top;
}

/** The same size wherever the head is. */
function boxAround([x, y]: Point, { halfWidth, top, bottom }: Reach, unitPx: number): Rect {
  const side = Math.ceil(halfWidth * unitPx);
  const up = Math.ceil(-top * unitPx);
  return { x: Math.round(x) - side, y: Math.round(y) - up, width: 2 * side, height: up + Math.ceil(bottom * unitPx) };
}

/** Poses beyond what a neck can do are held back, so that nothing leaves the moving area. */
function withinReach(pose: Pose): Pose {
  return {
    ...pose,
    yaw: clamp(pose.yaw, -0.24, 0.24),
    pitch: clamp(pose.pitch, -0.2, 0.2),
    roll: clamp(pose.roll, -0.12, 0.12),
    shiftX: clamp(pose.shiftX, -0.15, 0.15),
    shiftY: clamp(pose.shiftY, -0.12, 0.12),
    breath: clamp(pose.breath, -MOST_BREATH, MOST_BREATH),
    sway: clamp(pose.sway, -1, 1),
    lean: clamp(pose.lean ?? 0, -MOST_LEAN, MOST_LEAN),
  };
}
