import { type Camera, isNamed, type Material, type ShowablePicture, type Taste } from '@herald/direction';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { showsMaterial } from '@herald/media/scene/shot-plan';
import { readMarks } from '@herald/media/script-marks';
import type { Word } from '@herald/media/sound';
import { cardMoments, moodOf, placeOfProduct, type ShotRoom, visibleGestures } from '@herald/stage';

/** The hand that holds a product up is on the right of the frame. */
const HOLDING_HAND = { heldBy: 'left', x: 0.45, y: 0.75 } as const;
/** Eyes reach the edge of their sockets this many face units away. */
const FARTHEST_LOOK_UNITS = 4;

export function tasteOf(spec: SceneSpec): Taste {
  const { performer } = spec;
  return { mood: moodOf(performer), gestures: visibleGestures(spec), isFilmed: performer.kind === 'clip' };
}

export function picturesOf({ material }: Pick<SceneSpec, 'material'>): ShowablePicture[] {
  return material.map(({ shot, name, frame, fromSec = 0, untilSec }) => ({
    ...{ shot, name },
    ...(frame && { isScreen: true }),
    ...(untilSec !== undefined && { lengthSec: untilSec - fromSec }),
  }));
}

/** The pictures and clips of each passage: where they are marked, else where they are named, else spread over all. */
export function picturesInPassages(
  spec: Pick<SceneSpec, 'material'>,
  passages: readonly { script: string; words: readonly Word[] }[],
): ShowablePicture[][] {
  const pictures = picturesOf(spec);
  const marksIn = passages.map(({ script }) => readMarks(script).map(({ action }) => action));
  const saidIn = passages.map(({ words }) => words.map(({ text }) => text.toLowerCase()));
  const placeOf = ({ shot, name }: ShowablePicture, index: number): number => {
    const marked = marksIn.findIndex((marks) =>
      marks.some((mark) => mark?.does === 'frame' && showsMaterial(mark.size, shot)),
    );
    if (marked >= 0) return marked;
    const named = saidIn.findIndex((said) => isNamed(name, said));
    return named >= 0 ? named : Math.floor((index * passages.length) / pictures.length);
  };
  const places = pictures.map(placeOf);
  return passages.map((_, passage) => pictures.filter((_picture, index) => places[index] === passage));
}

/** Numbers and key words wait until the hook is gone. */
export function withFigures(
  { figureSizes, stickerSizes, ...room }: ShotRoom,
  { hook, captions, endCard }: Pick<SceneSpec, 'hook' | 'captions' | 'endCard'>,
  hasFigures = false,
): Omit<Camera, 'pace'> {
  const fromSec = hook?.durationSec ?? 0;
  const saysCalls = captions !== null;
  // An end card shows the offer itself.
  const closesWithOffer = endCard === null;
  const figures = { sizes: figureSizes, stickerSizes, fromSec, isMarkedOnly: !hasFigures, saysCalls, closesWithOffer };
  return { ...room, figures };
}

export function productOf(spec: SceneSpec): Material['product'] {
  if (!spec.card) return null;
  const moments = cardMoments(spec.card).map(({ enterAtSec, leaveAtSec, shownAtSec }) => ({
    fromSec: enterAtSec,
    untilSec: leaveAtSec ?? spec.durationSec,
    ...(shownAtSec && { shownSec: shownAtSec }),
  }));
  const names = spec.endCard ? [spec.endCard.text, spec.endCard.detail ?? ''] : [];
  if (spec.card.placement === 'hand') return { names, moments, ...HOLDING_HAND };
  const { card, framing } = placeOfProduct(spec);
  const toward = (place: number, head: number) =>
    Math.max(-1, Math.min(1, (place - head) / (framing.unitPx * FARTHEST_LOOK_UNITS)));
  return {
    names,
    moments,
    heldBy: null,
    x: toward(card.x + card.width / 2, framing.headX),
    y: toward(card.y + card.height / 2, framing.headY),
  };
}
