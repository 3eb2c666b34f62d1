import type { ClipHead } from '@herald/media/clips';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { featuresIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { nearScale, type OverPicture, usualScales } from '#clips/clip-crop.ts';
import { type ClipSeat, seatInClip } from '#clips/seat-in-clip.ts';
import { freePlaces, type Places, takenPlaces } from './free-places.ts';
import { HOOK_PLACES, isProductInFront, layoutScene, requestOf, type SceneLayout } from './layout-scene.ts';

const HOOK_GAP = 10;
const LEAST_HOOK = 200;
const CAPTION_GAP = 7;
const LEAST_CAPTION = 48;
/** The share of the frame that stays free below words in any case. */
const LEAST_MARGIN = 0.03;
/** What no card at all would cost, beside a face under words. */
const SMALL_CARD_COST = 3;

/** The layout a whole scene asks for. */
export function layoutOf(spec: SceneSpec): SceneLayout {
  const { performer } = spec;
  if (performer.kind !== 'clip' || !performer.head) return layoutScene(requestOf(spec));
  return layoutAround(performer.head, spec);
}

/** A clip shows what it shows: its head goes where words leave it free, and the hook to where it costs the head least. */
function layoutAround(head: ClipHead, spec: SceneSpec): SceneLayout {
  const request = requestOf(spec);
  const layouts = spec.hook
    ? HOOK_PLACES.map((hookPlace) => layoutScene({ ...request, hookPlace }))
    : [layoutScene(request)];
  let best: { layout: SceneLayout; seat: ClipSeat; cost: number } | undefined;
  for (const layout of layouts) {
    const scales = usualScales(head, layout);
    const seat = seatInClip({ head, wish: layout.framing, scales, taken: takenPlaces(spec, layout) });
    const cost = seat.cost + SMALL_CARD_COST * smallerCard(spec, freePlaces(layout, seat.framing, head));
    if (!best || cost < best.cost) best = { layout, seat, cost };
  }
  if (!best) return layoutScene(request);
  const { layout, seat } = best;
  const seated = { ...layout, framing: seat.framing };
  const placed = { ...seated, caption: captionBelow(seated, head), hook: hookBeside(seated, head) };
  return { ...placed, near: nearFraming(head, spec, placed) };
}

/** What a film of a clip lays over its pictures: most of it for the whole film. */
export function overPictures(spec: SceneSpec, places: Places): OverPicture[] {
  const lasting = takenPlaces({ ...spec, hook: null }, places);
  const { hook, durationSec } = spec;
  return [
    ...lasting.map((place) => ({ place, untilSec: durationSec })),
    ...(hook ? [{ place: places.hook, untilSec: hook.durationSec }] : []),
  ];
}

/** What of the size of its card a layout loses, from 0 to 1. */
function smallerCard(spec: SceneSpec, { card }: Places): number {
  if (spec.card?.placement !== 'beside' || isProductInFront(spec)) return 0;
  return 1 - card.width / layoutScene({ ...requestOf(spec), hasHook: false }).card.width;
}

/** Words that have no room between mouth and margin become as low as the room there is. */
function captionBelow({ caption, framing, height, scale }: SceneLayout, head: ClipHead): Rect {
  const features = featuresIn(framing, head);
  const y = Math.ceil(features.y + features.height + CAPTION_GAP * scale);
  const room = Math.floor(Math.max(caption.y + caption.height, (1 - LEAST_MARGIN) * height)) - y;
  const isBelow = caption.y + caption.height / 2 > framing.headY;
  if (!touches(caption, features) || !isBelow || room < LEAST_CAPTION * scale) return caption;
  return { ...caption, y, height: Math.min(caption.height, room) };
}

/** A hook beside the head is as wide as the face leaves it room. */
function hookBeside({ hook, framing, scale }: SceneLayout, head: ClipHead): Rect {
  const features = featuresIn(framing, head);
  const room = Math.floor(features.x - HOOK_GAP * scale - hook.x);
  const isBeside = hook.x + hook.width < framing.headX;
  return isBeside && room >= LEAST_HOOK * scale ? { ...hook, width: Math.min(hook.width, room) } : hook;
}

function nearFraming(head: ClipHead, spec: SceneSpec, layout: SceneLayout): SceneLayout['near'] {
  const { framing } = layout;
  const scale = nearScale(head, layout, framing.unitPx / head.halfPx);
  const places = freePlaces(layout, framing, head);
  const taken = takenPlaces({ ...spec, hook: null }, places);
  const wish = { ...framing, unitPx: head.halfPx * scale };
  const { framing: near, isClear } = seatInClip({ head, wish, scales: { least: scale, most: scale }, taken });
  return { framing: near, isClear };
}
