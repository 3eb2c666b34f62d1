/**
 * Where a person is in a picture: the shares of a square window onto it, packed. Small enough to be saved with the
 * points of the face.
 */
export interface PersonShape {
  /** the window, in pixels of the picture; it may reach beyond it */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** runs of equal shares, row by row, in base64: a share of 0 to 15 and how often it follows itself */
  readonly runs: string;
}

/** How many cells the window has on each side. */
export const SHAPE_SIDE = 256;

const CELLS = SHAPE_SIDE * SHAPE_SIDE;
const MOST = 15;
const LONGEST_RUN = 256;
/** More is not a person's outline. */
const MOST_BYTES = 64_000;

/** Packs shares of 0 to 1, row by row, of the window's cells. */
export function packShares(shares: Float32Array): string {
  const bytes: number[] = [];
  for (let at = 0; at < CELLS; ) {
    const level = levelOf(shares[at]);
    let length = 1;
    while (length < LONGEST_RUN && at + length < CELLS && levelOf(shares[at + length]) === level) length++;
    bytes.push(level, length - 1);
    at += length;
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const levelOf = (share = 0): number => Math.round(Math.min(1, Math.max(0, share)) * MOST);

/** The shares as they were packed, in steps of a fifteenth; undefined if it is no shape. */
export function unpackShares(runs: string): Float32Array | undefined {
  if (runs.length > MOST_BYTES || !/^[A-Za-z0-9+/]*={0,2}$/.test(runs) || runs.length % 4 !== 0) return undefined;
  const bytes = atob(runs);
  const shares = new Float32Array(CELLS);
  let at = 0;
  for (let next = 0; next + 1 < bytes.length; next += 2) {
    const end = at + bytes.charCodeAt(next + 1) + 1;
    if (end > CELLS) return undefined;
    shares.fill(bytes.charCodeAt(next) / MOST, at, end);
    at = end;
  }
  return at === CELLS ? shares : undefined;
}

/** Reads a shape that was saved; what is none is left out, and the person is looked for by colors. */
export function parsePersonShape(value: unknown): PersonShape | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, size, runs } = value as Partial<Record<keyof PersonShape, unknown>>;
  if (!isNumber(x) || !isNumber(y) || !isNumber(size) || size <= 0 || typeof runs !== 'string') return undefined;
  return unpackShares(runs) ? { x, y, size, runs } : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
