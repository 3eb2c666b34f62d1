import { markedFigure, markOfFigure } from '@herald/media/marked-figure';
import type { PlannedFigure } from '@herald/media/scene/figures';
import { isPresenterSize, type PlannedShot, type PresenterSize } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera, SizeLimit } from '../direction.ts';
import { LEAD_SEC, placeOf, READ_SEC, SHORTEST_SEC } from './figure-wish.ts';

const SAME_SEC = 1e-6;

/**
 * A number is shown in a shot that has room for it, where nobody asked for another one. The product fills the frame once before a
 * number may take its place: `knownSec` is when it has.
 */
export function figureLimits(
  figures: readonly PlannedFigure[],
  clauses: readonly ActedClause[],
  { camera, knownSec }: { camera: Camera; knownSec: number },
): SizeLimit[] {
  const { sizes = [], stickerSizes } = camera.figures ?? {};
  const others = camera.sizes.filter((size) => !isPresenterSize(size));
  return figures.flatMap(({ kind, fromSec, untilSec, parts }) => {
    const isAsked = clauses.some(
      ({ clause }) =>
        clause.fromSec < untilSec &&
        clause.toSec > fromSec &&
        clause.marks.some(({ action }) => action.does === 'frame'),
    );
    const ofStickers = kind === 'sticker' ? (stickerSizes?.alone ?? []) : [];
    const roomy = ofStickers.length > 0 ? ofStickers : sizes;
    if (kind === 'arrow' || isAsked || roomy.length === 0) return [];
    // Each key word of a list is to be read.
    const lastSec = kind === 'chips' ? (parts.at(-1)?.atSec ?? fromSec) + READ_SEC : fromSec;
    const roomSec = Math.min(untilSec, Math.max(lastSec, fromSec + SHORTEST_SEC));
    const isNumber = kind !== 'chips' && fromSec > knownSec;
    const allowed = isNumber ? others.filter((size) => size !== 'product') : others;
    return [{ fromSec, untilSec: roomSec, sizes: [...roomy, ...allowed], isWish: true }];
  });
}

/** What is seen of them in these shots: each is over with its shot, and comes only where it has room and can be read. */
export function figuresInShots(
  figures: readonly PlannedFigure[],
  shots: readonly PlannedShot[],
  { figures: room }: Camera,
): PlannedFigure[] {
  // A mark asks for each sticker here: where none has a place of its own, it takes a number's.
  const hasRoom = (size: PresenterSize, kind: PlannedFigure['kind']) =>
    room?.sizes.includes(size) || (kind === 'sticker' && room?.stickerSizes.alone.includes(size));
  const shown = figures.flatMap((wished) => {
    const figure = afterCut(wished, shots);
    const shot = shots.findLast(({ fromSec }) => fromSec <= figure.fromSec + LEAD_SEC);
    const size = shot?.size ?? 'wide';
    if (shot?.isOffer) return [];
    if (size === 'card' && figure.kind === 'sticker') return [onCard(figure, shots)];
    // Captions say it on their plate, whatever is seen of who speaks.
    const isSaid = room?.saysCalls === true && figure.saidUntilSec !== undefined;
    if (!isPresenterSize(size) || !(isSaid || hasRoom(size, figure.kind) || figure.kind === 'arrow')) return [];
    const fromSec = Math.max(figure.fromSec, shot?.fromSec ?? 0);
    const untilSec = Math.min(figure.untilSec, cutAfter(figure, shots));
    const parts = figure.parts.filter(({ atSec }) => atSec < untilSec - READ_SEC / 2);
    // One thing of a list alone would look like a call.
    const fewest = figure.kind === 'arrow' ? 0 : Math.min(2, figure.parts.length);
    return untilSec - fromSec < READ_SEC || parts.length < fewest ? [] : [{ ...figure, fromSec, untilSec, parts }];
  });
  return shown.flatMap((figure) =>
    figure.kind === 'sticker' && !isOnCard(figure, shots) ? besideOthers(figure, shown, shots, room) : [figure],
  );
}

function cutAfter({ fromSec }: PlannedFigure, shots: readonly PlannedShot[]): number {
  return shots.find((shot) => shot.fromSec > fromSec + LEAD_SEC)?.fromSec ?? Number.POSITIVE_INFINITY;
}

/** "Use the link, and we hold one for you": an arrow just before a cut comes with the next shot. */
function afterCut(figure: PlannedFigure, shots: readonly PlannedShot[]): PlannedFigure {
  const cutSec = cutAfter(figure, shots);
  const isTooShort = cutSec - figure.fromSec < READ_SEC && figure.untilSec - cutSec >= READ_SEC;
  return figure.kind === 'arrow' && isTooShort ? { ...figure, fromSec: cutSec } : figure;
}

function isOnCard({ fromSec }: PlannedFigure, shots: readonly PlannedShot[]): boolean {
  return shots.findLast((shot) => shot.fromSec <= fromSec)?.size === 'card';
}

/** A sticker that a mark asks for stands below the words of a card, and goes with it. */
function onCard(figure: PlannedFigure, shots: readonly PlannedShot[]): PlannedFigure {
  const cutSec = cutAfter(figure, shots);
  const cardSec = shots.findLast(({ fromSec }) => fromSec <= figure.fromSec + LEAD_SEC)?.fromSec ?? 0;
  const untilSec = Number.isFinite(cutSec) ? cutSec : figure.untilSec;
  return { ...figure, fromSec: Math.max(figure.fromSec, cardSec), untilSec };
}

/** A sticker without room beside a number or key words comes after them, or not at all. */
function besideOthers(
  sticker: PlannedFigure,
  figures: readonly PlannedFigure[],
  shots: readonly PlannedShot[],
  room: Camera['figures'],
): PlannedFigure[] {
  const { fromSec, untilSec } = sticker;
  const size = shots.findLast((shot) => shot.fromSec <= fromSec)?.size ?? 'wide';
  const crowding = figures.filter(({ kind, ...its }) => {
    const isMeanwhile = placeOf(kind) === 'figure' && its.fromSec < untilSec && its.untilSec > fromSec;
    const roomy = room?.stickerSizes[kind === 'chips' ? 'chips' : 'number'] ?? [];
    return isMeanwhile && !(isPresenterSize(size) && roomy.includes(size));
  });
  const freeSec = Math.max(fromSec, ...crowding.map((other) => other.untilSec));
  return untilSec - freeSec < READ_SEC ? [] : [{ ...sticker, fromSec: freeSec }];
}

/** As marks, for people: "half price", which has no digit, is none. */
export function namesOfFigures(figures: readonly PlannedFigure[], fromSec: number, untilSec: number): string[] {
  const within = (sec: number) => sec >= fromSec - SAME_SEC && sec < untilSec - SAME_SEC;
  return figures
    .filter((figure) => within(figure.fromSec + LEAD_SEC))
    .map(({ kind, parts }) => markOfFigure({ kind, texts: parts.map(({ text }) => text) }))
    .filter((name) => markedFigure(name));
}
