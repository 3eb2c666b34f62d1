/** How much of every pixel lies inside an outline: each pixel holds by how much that grows from the one before it. */
export let cover: usize = 0;
export let coverWidth: i32 = 0;
export let coverHeight: i32 = 0;

export function takeCover(at: usize, width: i32, height: i32): void {
  cover = at;
  coverWidth = width;
  coverHeight = height;
}

/** Adds an outline: points as pairs of 32-bit floats, which lie inside the cover. */
export function addOutline(points: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const from = points + i * 8;
    const to = points + (i + 1 === count ? 0 : i + 1) * 8;
    if (load<f32>(from, 4) < load<f32>(to, 4)) addEdge(from, to, 1);
    else addEdge(to, from, -1);
  }
}

/** Adds an edge that leads down, row by row. */
function addEdge(from: usize, to: usize, sign: f32): void {
  const fromY = load<f32>(from, 4);
  const toY = load<f32>(to, 4);
  if (fromY === toY) return;
  const slope = (load<f32>(to) - load<f32>(from)) / (toY - fromY);
  const last = min(coverHeight, <i32>Mathf.ceil(toY));
  let x = load<f32>(from) + max<f32>(0, -fromY) * slope;
  for (let row = max(0, <i32>Mathf.floor(fromY)); row < last; row++) {
    const height = min<f32>(<f32>(row + 1), toY) - max<f32>(<f32>row, fromY);
    const next = x + slope * height;
    addSlice(cover + row * coverWidth * 4, min(x, next), max(x, next), height * sign);
    x = next;
  }
}

/** Adds what an edge covers of one row: it crosses the row from `left` to `right` and takes `area` of its height. */
function addSlice(row: usize, left: f32, right: f32, area: f32): void {
  const first = <i32>Mathf.floor(left);
  const end = <i32>Mathf.ceil(right);
  if (end <= first + 1) {
    const share = (left + right) * 0.5 - <f32>first;
    grow(row, first, area * (1 - share));
    grow(row, first + 1, area * share);
    return;
  }
  const density = area / (right - left);
  let before: f32 = 0;
  for (let column = first; column < end; column++) {
    const from = max(left, <f32>column) - <f32>column;
    const to = min(right, <f32>(column + 1)) - <f32>column;
    const crossed = density * (to - from);
    const share = (from + to) * 0.5;
    grow(row, column, before + crossed * (1 - share));
    before = crossed * share;
  }
  grow(row, end, before);
}

// inline
function grow(row: usize, column: i32, by: f32): void {
  const at = row + column * 4;
  store<f32>(at, load<f32>(at) + by);
}
