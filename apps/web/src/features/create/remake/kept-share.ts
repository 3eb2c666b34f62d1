import { isOneOf } from '@herald/media/choices';
import { FILM_FPS, type FrameRange, segmentRanges, startFramesOf } from '@herald/media/film-pieces';
import { MATERIAL_SHOTS, SHOT_SIZES, showsMaterial } from '@herald/media/scene/shot-plan';

/** What is read of a scene as the server composes it. */
export type SceneData = Readonly<Record<string, unknown>>;

export interface Kept {
  /** Of the new film. */
  keptSec: number;
  durationSec: number;
  /** Pieces of the film, in order. */
  pieces: { lengthSec: number; isKept: boolean }[];
}

/** What moves shows a little before and after its moment. */
const AROUND_SEC = 0.5;
/** What changes over time; everything else of a scene is the same in all of its pictures. */
const TIMED = ['words', 'mouth', 'shots', 'acting', 'passages', 'score', 'durationSec', 'material', 'figures'];

interface ComposedScene {
  scene: SceneData;
  pictures: Readonly<Record<string, unknown>>;
}

/** A scene with the addresses of its pictures: those of its material belong to the moments that show them. */
export function withPictures({ scene, pictures }: ComposedScene): SceneData {
  const material: readonly unknown[] = Array.isArray(scene.material) ? scene.material : [];
  const names = material.map((item) => nameOf(item));
  const others = Object.entries(pictures).filter(([name]) => !names.includes(name));
  return {
    ...scene,
    pictures: Object.fromEntries(others),
    material: material.map((item) => ({ ...(item as object), address: pictures[nameOf(item)] })),
  };
}

const nameOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'picture' in item ? String(item.picture) : '';

/** About how much of a film another one has already: what is said, shown and acted is the same in a whole piece. */
export function keptShare(was: SceneData, is: SceneData): Kept {
  const isOtherLook = !isSameContentOf(without(was), without(is));
  const before = new Set(rangesOf(was).map(({ from, to }) => `${from} ${to}`));
  const pieces = rangesOf(is).map(({ from, to }) => {
    const piece = { fromSec: from / FILM_FPS, untilSec: to / FILM_FPS };
    const isThere = !isOtherLook && before.has(`${from} ${to}`);
    return {
      lengthSec: (to - from) / FILM_FPS,
      isKept: isThere && isSameContentOf(within(was, piece), within(is, piece)),
    };
  });
  // Summed alike, so that all of it is the whole and nothing is nothing.
  const lengthOf = (some: Kept['pieces']) => some.reduce((sum, { lengthSec }) => sum + lengthSec, 0);
  return { keptSec: lengthOf(pieces.filter(({ isKept }) => isKept)), durationSec: lengthOf(pieces), pieces };
}

/** The pieces in which a film is made and kept. */
function rangesOf({ durationSec, shots, passages }: SceneData): FrameRange[] {
  const starts = startFramesOf({
    shots: momentsOf(shots).map((shot) => ({ fromSec: timeOf(shot) })),
    passages: momentsOf(passages).map((passage) => ({ startSec: timeOf(passage) })),
  });
  return segmentRanges(Math.max(1, Math.round(numberOf(durationSec) * FILM_FPS)), starts);
}

const momentsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

interface Span {
  fromSec: number;
  untilSec: number;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const isSameContentOf = (a: unknown, b: unknown): boolean =>
  JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));

/** A link gets a new signature now and then. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.split('?')[0];
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, entry]) => [key, comparable(entry)] as const)
    .sort(([a], [b]) => a.localeCompare(b));
}

const without = (scene: SceneData): SceneData =>
  Object.fromEntries(Object.entries(scene).filter(([name]) => !TIMED.includes(name)));

/** What of a scene has its moment in a piece or near it, and what goes on from before. A shot shows nothing before its cut. */
function within(scene: SceneData, piece: Span): unknown {
  const { words, mouth, shots, acting, passages, material, figures } = scene;
  const span = { fromSec: piece.fromSec - AROUND_SEC, untilSec: piece.untilSec + AROUND_SEC };
  const shown = goingOn(shots, { ...span, untilSec: piece.untilSec });
  return [
    momentsIn(words, span),
    curvesIn(mouth, span),
    shown,
    actedIn(acting, span),
    passages,
    seenOf(material, shown),
    momentsIn(figures, span),
  ];
}

const timeOf = (entry: unknown): number => {
  if (typeof entry !== 'object' || entry === null) return 0;
  const { atSec, fromSec, startSec, strokeSec } = entry as Readonly<Record<string, unknown>>;
  return numberOf(atSec ?? fromSec ?? startSec ?? strokeSec);
};

function momentsIn(list: unknown, { fromSec, untilSec }: Span): unknown[] {
  return momentsOf(list).filter((entry) => timeOf(entry) >= fromSec && timeOf(entry) < untilSec);
}

function goingOn(list: unknown, span: Span): unknown[] {
  const before = Array.isArray(list) ? list.findLast((entry) => timeOf(entry) < span.fromSec) : undefined;
  return [before, ...momentsIn(list, span)];
}

/** Of the pictures and clips those that a shot shows. */
function seenOf(material: unknown, shots: readonly unknown[]): unknown[] {
  if (!Array.isArray(material)) return [];
  const sizes = shots.map((shot) => sizeOf(shot)).filter((size) => isOneOf(SHOT_SIZES, size));
  return material.filter((item) => {
    const shot: unknown = item?.shot;
    return isOneOf(MATERIAL_SHOTS, shot) && sizes.some((size) => showsMaterial(size, shot));
  });
}

const sizeOf = (shot: unknown): unknown =>
  typeof shot === 'object' && shot !== null && 'size' in shot ? shot.size : undefined;

function actedIn(acting: unknown, span: Span): unknown {
  if (typeof acting !== 'object' || acting === null) return null;
  return Object.entries(acting).map(([name, list]) => [name, momentsIn(list, span)]);
}

function curvesIn(mouth: unknown, { fromSec, untilSec }: Span): unknown {
  if (typeof mouth !== 'object' || mouth === null) return null;
  const { rateHz, ...curves } = mouth as Readonly<Record<string, unknown>>;
  const rate = numberOf(rateHz);
  return Object.entries(curves).map(([name, curve]) =>
    Array.isArray(curve)
      ? [name, curve.slice(Math.max(0, Math.floor(fromSec * rate)), Math.ceil(untilSec * rate))]
      : name,
  );
}
