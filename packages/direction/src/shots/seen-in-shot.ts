import type { PresenterSize } from '@herald/media/scene/shot-plan';
import type { Camera } from '../direction.ts';
import type { MeantStroke } from './meant-strokes.ts';

/** What it costs that a thing which is named has no room, and how long it needs. */
const UNSEEN_THING = 0.9;
const THING_SEC = 1;
/** What it costs that a hand is not seen which its words make no sense without, and how long it is to be seen. */
const UNSEEN_SIGN = 12;
const SIGN_SEC = 0.8;

interface Said {
  camera: Camera;
  /** when a thing is named that could stand beside the presenter */
  thingSecs: readonly number[];
  /** gestures that their words make no sense without */
  signs: readonly MeantStroke[];
}

/** What a shot of the presenter costs for what is not seen in it. */
export function unseenCost(size: PresenterSize, fromSec: number, untilSec: number, said: Said): number {
  return unseenThings(size, fromSec, untilSec, said) + unseenSigns(size, fromSec, untilSec, said);
}

/** A thing is seen in a shot that has room for it and lasts long enough after its word. */
function unseenThings(size: PresenterSize, fromSec: number, untilSec: number, { camera, thingSecs }: Said): number {
  const named = thingSecs.filter((sec) => sec >= fromSec && sec < untilSec);
  const { alone = [], large = alone } = camera.figures?.stickerSizes ?? {};
  const hasRoom = (large.length > 0 ? large : alone).includes(size);
  return UNSEEN_THING * named.filter((sec) => !hasRoom || sec > untilSec - THING_SEC).length;
}

function unseenSigns(size: PresenterSize, fromSec: number, untilSec: number, { camera, signs }: Said): number {
  const unseen = signs.filter(({ atSec, gesture }) => {
    const isShown = size === 'wide' || (size === 'medium' && camera.mediumGestures.includes(gesture));
    return atSec >= fromSec && atSec < untilSec && !(isShown && atSec + SIGN_SEC <= untilSec);
  });
  return UNSEEN_SIGN * unseen.length;
}
