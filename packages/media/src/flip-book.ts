/** A clip as small pictures one after the other, which a browser shows picture by picture, in any order, without a video player. */
export interface FlipBook {
  /** of the clip; its pages may be smaller */
  width: number;
  height: number;
  /** of the clip, at the rate of films */
  frames: number;
  /** a page stands for so many frames */
  step: number;
  /** where each page begins in the file, and where the last one ends */
  offsets: number[];
}

const MAGIC = 0x48464231;
const NUMBERS = 6;
const BYTES = 4;
const MOST_PAGES = 10_000;

/** More than the head of the longest book needs. */
export const FLIP_HEAD_BYTES = (NUMBERS + 5600) * BYTES;

/** The head of a book, behind which its pages follow, each a JPEG of so many bytes. */
export function flipHead(
  { width, height, frames, step }: Omit<FlipBook, 'offsets'>,
  pageBytes: readonly number[],
): Uint8Array {
  const head = new DataView(new ArrayBuffer((NUMBERS + pageBytes.length + 1) * BYTES));
  for (const [k, number] of [MAGIC, width, height, frames, step, pageBytes.length].entries())
    head.setUint32(k * BYTES, number);
  let at = head.byteLength;
  for (const [k, bytes] of pageBytes.entries()) {
    head.setUint32((NUMBERS + k) * BYTES, at);
    at += bytes;
  }
  head.setUint32((NUMBERS + pageBytes.length) * BYTES, at);
  return new Uint8Array(head.buffer);
}

/** The head of a book from the first bytes of its file. */
export function readFlipHead(bytes: Uint8Array): FlipBook {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (k: number) => head.getUint32(k * BYTES);
  const pages = bytes.byteLength >= NUMBERS * BYTES && at(0) === MAGIC ? at(5) : 0;
  const isWhole = pages > 0 && pages <= MOST_PAGES && bytes.byteLength >= (NUMBERS + pages + 1) * BYTES;
  if (!isWhole || at(4) < 1) throw new Error('This is no flip book.');
  const offsets = Array.from({ length: pages + 1 }, (_, k) => at(NUMBERS + k));
  return { width: at(1), height: at(2), frames: at(3), step: at(4), offsets };
}

/** The page that shows a frame. */
export function pageOf({ step, offsets }: Pick<FlipBook, 'step' | 'offsets'>, frame: number): number {
  return Math.max(0, Math.min(offsets.length - 2, Math.floor(frame / step)));
}
