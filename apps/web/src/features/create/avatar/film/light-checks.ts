export interface LightCheck {
  name: 'Light' | 'Camera';
  word: string;
  isWrong: boolean;
  fix: string;
}

const DARK = 55;
const SIDE_RATIO = 2.2;
const MOVING = 14;

/** Mean brightness of the whole picture and of its halves, 0 to 255. */
export interface Brightness {
  left: number;
  right: number;
}

/** What light and camera look like right now. */
export function lightChecks(now: Brightness, moved: number): LightCheck[] {
  return [light(now), camera(moved)];
}

function light({ left, right }: Brightness): LightCheck {
  const name = 'Light';
  if ((left + right) / 2 < DARK) return { name, word: 'Too dark', isWrong: true, fix: 'Face a lamp or window.' };
  const [low, high] = left < right ? [left, right] : [right, left];
  if (high > low * SIDE_RATIO) {
    return { name, word: 'Dark on one side', isWrong: true, fix: 'Turn towards the window.' };
  }
  return { name, word: 'Good', isWrong: false, fix: '' };
}

function camera(moved: number): LightCheck {
  if (moved > MOVING) return { name: 'Camera', word: 'Moving', isWrong: true, fix: 'Put it down.' };
  return { name: 'Camera', word: 'Steady', isWrong: false, fix: '' };
}

/** Of gray values row by row. */
export function brightnessOf(gray: Float32Array, width: number): Brightness {
  let [left, right] = [0, 0];
  for (const [at, value] of gray.entries()) {
    if (at % width < width / 2) left += value;
    else right += value;
  }
  const half = gray.length / 2;
  return { left: left / half, right: right / half };
}

/** How much the edges of the picture changed: a person moves in its middle, a camera moves all of it. */
export function edgeChange(before: Float32Array, now: Float32Array, width: number): number {
  let [sum, count] = [0, 0];
  const band = Math.max(1, Math.round(width / 8));
  for (const [at, value] of now.entries()) {
    const x = at % width;
    if (x >= band && x < width - band) continue;
    sum += Math.abs(value - (before[at] ?? value));
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}
