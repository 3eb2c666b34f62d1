import { writtenIn } from '@herald/media/scene/figures';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import {
  isClipShot,
  isInsert,
  isMaterialShot,
  isPresenterSize,
  isSharedShot,
  type PlannedShot,
  type PresenterSize,
  type Sharing,
  type ShotSize,
  sharingOf,
  showsMaterial,
} from '@herald/media/scene/shot-plan';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { clipNamed, type MovingPictures } from '#base/canvas/moving-picture.ts';
import { type Framing, handsOf, type Performer, type Pose } from '#base/performer.ts';
import { stableHash } from '#base/stable-hash.ts';
import { prepareBackground } from '#places/prepare-background.ts';
import type { PlaceFrame } from '#places/render-background.ts';
import { CAPTION_LOOKS } from '../captions/caption-styles.ts';
import { ClipOverlay } from '../cards/clip-overlay.ts';
import { freePlaces } from '../layout/free-places.ts';
import { layoutOf, overPictures } from '../layout/layout-of.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { SharedPlace } from '../layout/shared-place.ts';
import { WindowedOverlay } from '../overlays/windowed-overlay.ts';
import { chooseFonts } from '../text/choose-fonts.ts';
import { DRIFT_UNITS, planDrift } from './camera.ts';
import { type FramedPerformer, framePerformer, type SharedShotPlace } from './frame-performer.ts';
import { nearerWide } from './nearer-wide.ts';
import { endCardCoversSec, paintCardFace, prepareOverlays } from './prepare-overlays.ts';
import { preparePerformer } from './prepare-performer.ts';
import { BaseLayer, type Scene, type Shot } from './scene.ts';
import { backgroundKey, performerKey } from './scene-keys.ts';
import { prepareMoves } from './scene-moves.ts';
import { seenFromSide } from './side-background.ts';
import { sideView } from './side-view.ts';
import { surroundingsOf } from './surroundings-of.ts';

/** Keeps what is costly to make. Backgrounds are plain pictures and may be stored; performers live in memory only. */
export interface SceneCache {
  background(key: string): Picture | undefined;
  keepBackground(key: string, canvas: Canvas): void;
  performer(key: string): Performer | undefined;
  keepPerformer(key: string, performer: Performer): void;
}

export interface SceneEnv {
  makeCanvas: MakeCanvas;
  /** decoded pictures by the names the scene uses */
  pictures?: Pictures;
  /** the clips of its material, in the same way */
  clips?: MovingPictures;
  cache?: SceneCache;
  /** fewer rays behind the presenter, for a quick first look; films leave it out */
  tracedPixels?: number;
}

/** How much of a nearer view the place behind takes part in: far things grow less than the presenter does. */
const FAR = 0.45;

/** Does everything that does not depend on the moment. Fonts of the scene must be there before: see sceneFonts. */
export function prepareScene(spec: SceneSpec, env: SceneEnv): Scene {
  const pictures = env.pictures ?? new Map();
  const clips: MovingPictures = env.clips ?? new Map();
  checkPictures(spec, pictures, clips);
  const planned = layoutOf(spec);
  const margin = Math.round(DRIFT_UNITS * planned.scale) + 1;
  const full = { makeCanvas: env.makeCanvas, pictures, clips, cache: env.cache, tracedPixels: env.tracedPixels };
  const background = cachedBackground(behindPerformer(spec), planned, margin, full);
  const framed = framePerformer(spec, planned);
  const { framings, reach, shared } = framed;
  const { wide } = framings;
  const places = freePlaces(planned, wide, reach);
  const cardFace = paintCardFace(spec, planned.isProductInFront ? places : planned, full);
  const lit = isDrawn(spec.performer) && isPlace(spec) && { surroundings: surroundingsOf(background, env.makeCanvas) };
  const performerFor = (framing: Framing) => cachedPerformer(spec, { ...framing, ...lit }, cardFace, full);
  const behindWide = () => background;
  const asideOf = keptAsides((aside) => behindAside(spec, { background, planned, aside, margin }, full));
  const behind = (framing: Framing): (() => Picture) => {
    if (framing === wide || !showsPlace(spec)) return behindWide;
    const seen = framing.aside ? asideOf(framing.aside) : behindWide;
    if (framing.unitPx <= wide.unitPx) return seen;
    return () => nearer(seen(), { from: wide, to: framing, margin }, env.makeCanvas);
  };
  const viewOf = viewReader(framings, (framing) => ({
    performer: performerFor(framing),
    background: behind(framing),
  }));
  const sharedViewOf = keptViews((sharing: Sharing, { place, framing }: SharedShotPlace) => ({
    performer: performerFor(framing),
    background: () => behindWindow(background, { from: wide, place, margin }, env.makeCanvas),
    sharing,
  }));
  let seen: PresenterSize = 'wide';
  const shots = shotsOf(spec, shared).map(({ fromSec, size, isOtherRest, isNearer, isAside }): Shot => {
    const together = isSharedShot(size) && shared[sharingOf(size)];
    if (isSharedShot(size) && together)
      return { startSec: fromSec, insert: null, size, ...sharedViewOf(sharingOf(size), together) };
    const insert = isInsert(size) ? size : null;
    if (isPresenterSize(size)) seen = size;
    const side = isAside && insert === null && sideView(spec, planned, framed, seen);
    if (side) return { startSec: fromSec, insert, size: seen, isAside: true, ...resting(viewOf(side), isOtherRest) };
    const near = isNearer && seen === 'wide' && nearerWide(spec, planned, framed);
    if (near) return { startSec: fromSec, insert, size: seen, isNearer: true, ...resting(viewOf(near), isOtherRest) };
    return { startSec: fromSec, insert, size: seen, ...resting(viewOf(seen), isOtherRest) };
  });
  const over = spec.performer.kind === 'clip' ? { over: overPictures(spec, places), shared } : {};
  const layout: SceneLayout = { ...planned, framing: wide, ...places, ...over };
  const moves = prepareMoves(spec);
  const atRest = madeOnce(() =>
    firstPicture(shots[0], { layout, margin, pose: moves.poseAt(0), makeCanvas: env.makeCanvas }),
  );
  const laid = prepareOverlays({ spec, layout, background, cardFace, shots, framed, atRest }, full);
  const playing = laid.overlays
    .map((overlay) => (overlay instanceof WindowedOverlay ? overlay.inner : overlay))
    .filter((overlay) => overlay instanceof ClipOverlay);
  return {
    spec,
    layout,
    shots,
    ...laid,
    clipsAt: (tSec) => playing.flatMap((clip) => clip.shownAt(tSec) ?? []),
    endCardCoversSec: endCardCoversSec(spec),
    poseAt: moves.poseAt,
    movingHandsAt: (tSec) => handsOf(moves.gesturesAt(tSec)),
    gesturesAfter: moves.gesturesAt,
    driftAt: planDrift(spec, layout),
    missingLetters: sceneFonts(spec).missing,
    base: new BaseLayer(margin),
    makeCanvas: env.makeCanvas,
  };
}

/** The font files a scene needs (register them in Node, load them in a browser) and the letters none of them has. */
export function sceneFonts(spec: SceneSpec) {
  const words = spec.words.map((word) => word.text).join(' ');
  const look = spec.captions ? CAPTION_LOOKS[spec.captions.style] : null;
  const captions = look?.uppercase ? `${words} ${words.toLocaleUpperCase(spec.locale)}` : words;
  const figures = writtenIn(spec.figures);
  const choices = [
    ...(figures ? [chooseFonts(`${figures} 0123456789`, spec.locale, 'loud', spec.brand?.font)] : []),
    ...(spec.shots.some(({ size }) => size === 'card')
      ? [chooseFonts(words, spec.locale, 'loud', spec.brand?.font)]
      : []),
    ...(look ? [chooseFonts(captions, spec.locale, look.voice, spec.brand?.font)] : []),
    ...[spec.hook?.text, spec.endCard?.text, spec.endCard?.detail].flatMap((text) =>
      text ? [chooseFonts(text, spec.locale, 'loud', spec.brand?.font)] : [],
    ),
    ...(spec.card?.label ? [chooseFonts(spec.card.label, spec.locale, 'quiet')] : []),
  ];
  return {
    fonts: [...new Set(choices.flatMap((choice) => choice.fonts))],
    missing: [...new Set(choices.flatMap((choice) => choice.missing))],
  };
}

/** A photo that is not cut out brings its own place; only the end card then shows something behind it, and that is the photo. */
function behindPerformer(spec: SceneSpec): SceneSpec {
  const { performer } = spec;
  if (performer.kind !== 'photo' || performer.isCutOut) return spec;
  return { ...spec, background: { kind: 'picture', picture: performer.picture, softness: 1 } };
}

/** Who was filmed and is not cut out fills the frame with their own room. */
const showsPlace = ({ performer }: SceneSpec): boolean => performer.kind !== 'clip' || performer.isCutOut === true;

/** What is missing is said before anything costly is done. */
function checkPictures(
  { background, performer, card, material, logo, shots }: SceneSpec,
  pictures: Pictures,
  clips: MovingPictures,
): void {
  if (background.kind === 'picture') pictureNamed(pictures, background.picture, 'background');
  if (performer.kind === 'photo') pictureNamed(pictures, performer.picture, 'photo');
  if (card) pictureNamed(pictures, card.picture, 'product');
  for (const { shot, picture } of material)
    if (!isClipShot(shot)) pictureNamed(pictures, picture, 'material');
    else if (shots.some(({ size }) => showsMaterial(size, shot))) clipNamed(clips, picture);
  if (logo) pictureNamed(pictures, logo.picture, 'logo');
}

type FullEnv = {
  makeCanvas: MakeCanvas;
  pictures: Pictures;
  clips: MovingPictures;
  cache: SceneCache | undefined;
  tracedPixels: number | undefined;
};

function cachedBackground(spec: SceneSpec, layout: PlaceFrame, margin: number, env: FullEnv): Picture {
  // A place is seen from where the presenter stands.
  const key = `${backgroundKey(spec)} ${stableHash(layout.aside ? [layout.framing, layout.aside] : layout.framing)}`;
  const kept = env.cache?.background(key);
  if (kept) return kept;
  const canvas = prepareBackground(spec.background, layout, margin, env);
  if (env.tracedPixels === undefined) env.cache?.keepBackground(key, canvas);
  return canvas;
}

interface BehindAside {
  background: Picture;
  planned: SceneLayout;
  aside: number;
  margin: number;
}

/** A drawn place is seen from where the second camera stands. */
function behindAside(spec: SceneSpec, { background, planned, aside, margin }: BehindAside, env: FullEnv): Picture {
  if (spec.background.kind !== 'setting') return seenFromSide(background, aside, env.makeCanvas);
  return cachedBackground(spec, { ...planned, aside }, margin, env);
}

/** All sizes share what the second camera sees behind them. */
function keptAsides(make: (aside: number) => Picture): (aside: number) => () => Picture {
  const made = new Map<number, () => Picture>();
  return (aside) => {
    const known = made.get(aside);
    if (known) return known;
    const picture = make(aside);
    const seen = () => picture;
    made.set(aside, seen);
    return seen;
  };
}

/** What sends light of its own; a color or a ground for another video would dye people. */
const isPlace = ({ background: { kind } }: SceneSpec): boolean => kind === 'setting' || kind === 'picture';

function cachedPerformer(spec: SceneSpec, framing: Framing, cardFace: Canvas | null, env: FullEnv): Performer {
  const key = performerKey(spec, framing, cardFace);
  const kept = env.cache?.performer(key);
  if (kept) return kept;
  const heldCard = spec.card?.placement === 'hand' ? cardFace : null;
  const performer = preparePerformer({ spec: spec.performer, framing, heldCard, lighting: lightingOf(spec) }, env);
  env.cache?.keepPerformer(key, performer);
  return performer;
}

/** Characters with automatic light take that of the place, so that both are lit from the same side. */
function lightingOf({ background }: SceneSpec): 'auto' | 'studio' | 'natural' | 'artistic' {
  if (background.kind !== 'setting') return 'auto';
  if (background.lighting !== 'auto') return background.lighting;
  if (background.setting === 'studio') return 'artistic';
  return background.setting === 'minimal' ? 'studio' : 'natural';
}

/** A scene without a plan is one wide shot; what it does not have cannot fill the frame or share it. */
function shotsOf({ shots, card, material, words }: SceneSpec, shared: FramedPerformer['shared']): PlannedShot[] {
  const isThere = (size: ShotSize): boolean => {
    if (size === 'product') return card !== null;
    if (size === 'card') return words.length > 0;
    if (isSharedShot(size) && !shared[sharingOf(size)]) return false;
    if (isSharedShot(size) || isMaterialShot(size)) return material.some(({ shot }) => showsMaterial(size, shot));
    return true;
  };
  const shown = shots.flatMap((shot): PlannedShot[] => {
    if (isThere(shot.size)) return [shot];
    // Without its picture, who speaks is seen as usual.
    return isSharedShot(shot.size) ? [{ ...shot, size: 'wide' }] : [];
  });
  return shown[0]?.fromSec === 0 ? shown : [{ fromSec: 0, size: 'wide' }, ...shown];
}

/** Presenters in a shared frame are made once for each way of sharing it. */
function keptViews(make: (sharing: Sharing, at: SharedShotPlace) => View & { sharing: Sharing }) {
  const made = new Map<Sharing, View & { sharing: Sharing }>();
  return (sharing: Sharing, at: SharedShotPlace) => {
    const view = made.get(sharing) ?? make(sharing, at);
    made.set(sharing, view);
    return view;
  };
}

type View = Pick<Shot, 'performer' | 'background'>;

/** Each size is made once; one that has no room is seen from farther away. */
function viewReader(
  framings: FramedPerformer['framings'],
  make: (framing: Framing) => View,
): (shown: PresenterSize | Framing) => View {
  const made = new Map<Framing, View>();
  return (shown) => {
    const near = shown === 'close' ? (framings.close ?? framings.medium) : framings.medium;
    const ofSize = shown === 'wide' ? framings.wide : (near ?? framings.wide);
    const framing = typeof shown === 'string' ? ofSize : shown;
    const view = made.get(framing) ?? make(framing);
    made.set(framing, view);
    return view;
  };
}

/** Hands that rest in another way are another picture of the same view. */
function resting({ performer, background }: View, isOtherRest: true | undefined): View & Pick<Shot, 'isOtherRest'> {
  const other = isOtherRest && performer.restingOtherwise?.();
  return other ? { performer: other, background, isOtherRest } : { performer, background };
}

interface Approach {
  from: Framing;
  to: Framing;
  margin: number;
}

/** The background of a nearer view, which is sharp enough for it: what is far is out of focus. */
function nearer(background: Picture, { from, to, margin }: Approach, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(background.width, background.height);
  const ctx = contextOf(canvas);
  const scale = (to.unitPx / from.unitPx) ** FAR;
  const x = from.headX + margin;
  const y = from.headY + margin;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(background, x - x * scale, y - y * scale, background.width * scale, background.height * scale);
  return canvas;
}

interface BehindWindow {
  from: Framing;
  place: SharedPlace;
  margin: number;
}

/** What is behind the head in a wide shot is behind it in a window, too, as far as it fills the window. */
function behindWindow(background: Picture, { from, place, margin }: BehindWindow, makeCanvas: MakeCanvas): Canvas {
  const { framing, window } = place;
  const canvas = makeCanvas(background.width, background.height);
  const ctx = contextOf(canvas);
  const [wide, high] = [window.width + 2 * margin, window.height + 2 * margin];
  const fills = Math.max(wide / background.width, high / background.height);
  const scale = Math.max(fills, (framing.unitPx / from.unitPx) ** FAR);
  const [width, height] = [background.width * scale, background.height * scale];
  const x = clampedTo(margin + framing.headX - (margin + from.headX) * scale, window.x, wide - width);
  const y = clampedTo(margin + framing.headY - (margin + from.headY) * scale, window.y, high - height);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(background, x, y, width, height);
  return canvas;
}

/** So that a background which begins here covers its window. */
function clampedTo(wished: number, start: number, spare: number): number {
  return Math.min(start, Math.max(start + spare, wished));
}

interface FirstMoment {
  layout: SceneLayout;
  margin: number;
  pose: Pose;
  makeCanvas: MakeCanvas;
}

/** What it made is kept by whoever asks, not by the scene. */
function madeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function firstPicture({ background, performer }: Shot, { layout, margin, pose, makeCanvas }: FirstMoment): Canvas {
  const canvas = makeCanvas(layout.width, layout.height);
  const ctx = contextOf(canvas);
  ctx.drawImage(background(), -margin, -margin);
  performer.drawStill(ctx);
  performer.drawMoving(ctx, pose);
  return canvas;
}
