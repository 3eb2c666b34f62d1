import type { Rect } from '#base/performer.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { CaptionGroup } from './group-words.ts';
import { type CaptionFrame, type CaptionMeasures, type LaidCaption, layOutCaption } from './lay-out-caption.ts';

/** Of the height, for the address: what is said is read once and what is kept longer, so the words get more where both can be read. */
const ADDRESS_SHARES = [0.4, 0.5] as const;
/** Smaller letters are hard to read on a phone, in units of a 720 frame. */
const SMALLEST_UNITS = 40;

/** The words of a caption below the address that was said before; undefined where both would be too small. */
export function layOutKept(
  group: CaptionGroup,
  address: CaptionGroup,
  look: CaptionMeasures,
  setter: TypeSetter,
  frame: CaptionFrame,
): LaidCaption | undefined {
  // What words of the film's size leave, where that is enough.
  const left = 1 - ((look.lineEm + 2 * look.marginEm) * frame.emPx) / frame.box.height;
  for (const share of [left, ...ADDRESS_SHARES]) {
    const laid = layOutShared(group, address, look, setter, { frame, share });
    if (laid) return laid;
  }
  return undefined;
}

function layOutShared(
  group: CaptionGroup,
  address: CaptionGroup,
  look: CaptionMeasures,
  setter: TypeSetter,
  { frame, share }: { frame: CaptionFrame; share: number },
): LaidCaption | undefined {
  const { box } = frame;
  const height = box.height * share;
  const low = {
    ...frame,
    growsUp: undefined,
    box: { ...box, y: box.y + height, height: box.height - height },
    position: 'top' as const,
  };
  const high = { ...frame, growsUp: undefined, box: { ...box, height }, position: 'bottom' as const };
  const words = layOutCaption(group, look, setter, low);
  const kept = layOutCaption(address, look, setter, high);
  if (Math.min(words.emPx, kept.emPx) < SMALLEST_UNITS * frame.scale) return undefined;
  return { ...words, kept, area: areaOf(kept, words) };
}

/** The words of a caption in their usual place, above the address; undefined where that would be too small. */
export function layOutAbove(
  group: CaptionGroup,
  address: CaptionGroup,
  look: CaptionMeasures,
  setter: TypeSetter,
  { frame, below }: { frame: CaptionFrame; below: Rect },
): LaidCaption | undefined {
  const kept = layOutCaption(address, look, setter, { ...frame, box: below, position: 'top' });
  if (kept.emPx < SMALLEST_UNITS * frame.scale) return undefined;
  const words = layOutCaption(group, look, setter, { ...frame, growsUp: undefined });
  return { ...words, kept, area: areaOf(words, kept) };
}

function areaOf({ area: upper }: LaidCaption, { area: lower }: LaidCaption): Rect {
  const x = Math.min(upper.x, lower.x);
  const right = Math.max(upper.x + upper.width, lower.x + lower.width);
  return { x, y: upper.y, width: right - x, height: lower.y + lower.height - upper.y };
}
