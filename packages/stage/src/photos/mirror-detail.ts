import type { FramePixels } from './frame-pixels.ts';

/** What lies farther than this behind the outline, in units of a 720 frame, is plain; up to there it grows plainer. */
const REACH = 44;

const SHARES = [1, 0.75, 0.5, 0.25, 0];
/** The outline is looked for in every second pixel across and down. */
const EVERY = 2;

/** Gives what is filled in the detail of what is known, mirrored at the outline: a plain band beside leaves or books is seen. */
export function mirrorDetail(frame: FramePixels, filled: FramePixels, isKnown: (at: number) => boolean): void {
  const { width, height } = frame;
  const reach = (REACH * Math.min(width, height)) / 720;
  /** As far beyond the outline as the hidden pixel is behind it, or nearer where another part of the person is there. */
  const knownBeyond = (edgeX: number, edgeY: number, right: number, below: number): number | undefined => {
    for (const share of SHARES) {
      const x = edgeX + Math.round(share * right);
      const y = edgeY + Math.round(share * below);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (isKnown(y * width + x)) return y * width + x;
    }
    return undefined;
  };
  const outline = wayToKnown(frame, isKnown, Math.ceil(reach / EVERY));
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * outline.width;
    for (let x = 0; x < width; x++, at++) {
      const right = EVERY * outline.across[row + (x >> 1)];
      const below = EVERY * outline.down[row + (x >> 1)];
      const far = Math.sqrt(right * right + below * below);
      if (far === 0 || far >= reach) continue;
      if (isKnown(at)) continue;
      const from = knownBeyond(x + right, y + below, right, below);
      if (from === undefined) continue;
      const share = 1 - (far / reach) ** 2;
      const [red, green, blue] = colorAround(frame, from, isKnown);
      const place = at * 4;
      filled.bytes[place] += share * (red - filled.bytes[place]);
      filled.bytes[place + 1] += share * (green - filled.bytes[place + 1]);
      filled.bytes[place + 2] += share * (blue - filled.bytes[place + 2]);
    }
  }
}

/** Neighbors may be mirrored at far places of the outline: what is a little out of focus shows no torn edge between them. */
const AROUND = [-3, 0, 3];

function colorAround({ bytes, width, height }: FramePixels, at: number, isKnown: (at: number) => boolean) {
  const [x, y] = [at % width, Math.floor(at / width)];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (const down of AROUND) {
    for (const right of AROUND) {
      if (x + right < 0 || x + right >= width || y + down < 0 || y + down >= height) continue;
      const near = at + down * width + right;
      if (!isKnown(near)) continue;
      red += bytes[near * 4];
      green += bytes[near * 4 + 1];
      blue += bytes[near * 4 + 2];
      count++;
    }
  }
  return [red / count, green / count, blue / count];
}

/** How far aside and below the nearest known pixel is, up to `most`, found in one pass down and one up. */
function wayToKnown(frame: FramePixels, isKnown: (at: number) => boolean, most: number) {
  const width = Math.ceil(frame.width / EVERY);
  const height = Math.ceil(frame.height / EVERY);
  const across = new Int16Array(width * height);
  const down = new Int16Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) across[at] = isKnown(EVERY * (y * frame.width + x)) ? 0 : most;
  }
  const look = (at: number, stepX: number, stepY: number): void => {
    const from = at + stepY * width + stepX;
    const x = across[from] + stepX;
    const y = down[from] + stepY;
    if (x * x + y * y >= across[at] * across[at] + down[at] * down[at]) return;
    across[at] = x;
    down[at] = y;
  };
  for (const way of [1, -1] as const) {
    for (let row = 1; row < height; row++) {
      const y = way === 1 ? row : height - 1 - row;
      for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
        if (across[at] === 0 && down[at] === 0) continue;
        look(at, -1, -way);
        look(at, 0, -way);
        look(at, 1, -way);
        look(at, -1, 0);
      }
      for (let at = (y + 1) * width - 2; at >= y * width; at--) look(at, 1, 0);
    }
  }
  return { width, across, down };
}
