import type { Framing } from '#base/performer.ts';

/**
 * A face unit of the head, in those of the body and of framings: an adult's shoulders are so many heads wide. What keeps clear of a head
 * counts in the units of framings, which leaves some air around it.
 */
export const HEAD_SHARE = 0.96;
/** Where the smaller head meets its neck, in units of either: the height of the chin. */
const MEETS_Y = 1.3;
/** How far the eyes lie below those of a head as large as its body's units. */
const EYES_LOWER = MEETS_Y * (1 - HEAD_SHARE);

/** Where the head of a body is. */
export function headOn(body: Framing): Framing {
  return {
    ...body,
    unitPx: body.unitPx * HEAD_SHARE,
    headY: Math.round(body.headY + EYES_LOWER * body.unitPx),
  };
}

/** The body below a head that is to be somewhere: what `headOn` starts from. */
export function bodyUnder(head: Framing): Framing {
  const unitPx = head.unitPx / HEAD_SHARE;
  return { ...head, unitPx, headY: head.headY - EYES_LOWER * unitPx };
}

/** A width of the head, in units of the body. */
export function acrossBody(width: number): number {
  return HEAD_SHARE * width;
}

/** A height on the head, in units of the body. */
export function downBody(y: number): number {
  return HEAD_SHARE * y + EYES_LOWER;
}
