/**
 * A bone of a limb as 14 floats: where it begins (0, 1) and its way (2, 3) now; where it begins in the sprite (4, 5); cosine
 * and sine of its turn (6, 7); growth along and across (8, 9); its direction now (10, 11); 1 / length² (12); how much of what is
 * near it follows it (13).
 */
const BONE: usize = 56;

let bones: usize = 0;
let boneCount: i32 = 0;
let soft: f32 = 0;

export function takeBones(at: usize, count: i32, softness: f32): void {
  bones = at;
  boneCount = count;
  soft = softness;
}

/** Where the sprite starts, and the last place in it. */
let spriteX: f32 = 0;
let spriteY: f32 = 0;
let mostU: i32 = 0;
let mostV: i32 = 0;

export function stayWithin(x: f32, y: f32, lastU: i32, lastV: i32): void {
  spriteX = x;
  spriteY = y;
  mostU = lastU;
  mostV = lastV;
}

/**
 * Lays the nodes of a bent limb, every 16 pixels: every bone takes along what is near it. First come the nodes of shadows,
 * which may lie outside the sprite, then the same held within it.
 */
export function layNodes(left: f32, top: f32, columns: i32, rows: i32, nodes: usize): void {
  let at = nodes;
  const held: usize = <usize>((columns + 1) * (rows + 1)) * 8;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++, at += 8) {
      placeOf(left + <f32>column * 16, top + <f32>row * 16);
      const u = <i32>((placeX - spriteX) * 65536);
      const v = <i32>((placeY - spriteY) * 65536);
      store<i32>(at, u);
      store<i32>(at, v, 4);
      store<i32>(at + held, max(0, min(mostU, u)));
      store<i32>(at + held, max(0, min(mostV, v)), 4);
    }
  }
}

let placeX: f32 = 0;
let placeY: f32 = 0;

/** Sets the place in the sprite that a point of the frame shows. */
function placeOf(x: f32, y: f32): void {
  let sumX: f32 = 0;
  let sumY: f32 = 0;
  let sum: f32 = 0;
  for (let k = 0; k < boneCount; k++) {
    const bone = bones + <usize>k * BONE;
    const fromX = x - load<f32>(bone);
    const fromY = y - load<f32>(bone, 4);
    const wayX = load<f32>(bone, 8);
    const wayY = load<f32>(bone, 12);
    const t = max<f32>(0, min<f32>(1, (fromX * wayX + fromY * wayY) * load<f32>(bone, 48)));
    const awayX = fromX - wayX * t;
    const awayY = fromY - wayY * t;
    const away = sqrt(awayX * awayX + awayY * awayY) + soft;
    const weight: f32 = load<f32>(bone, 52) / (away * away * away * away);
    const directionX = load<f32>(bone, 40);
    const directionY = load<f32>(bone, 44);
    const along = (fromX * directionX + fromY * directionY) * load<f32>(bone, 32);
    const across = (fromY * directionX - fromX * directionY) * load<f32>(bone, 36);
    const straightX = along * directionX - across * directionY;
    const straightY = along * directionY + across * directionX;
    const cos = load<f32>(bone, 24);
    const sin = load<f32>(bone, 28);
    sumX += weight * (load<f32>(bone, 16) + cos * straightX - sin * straightY);
    sumY += weight * (load<f32>(bone, 20) + sin * straightX + cos * straightY);
    sum += weight;
  }
  placeX = sumX / sum;
  placeY = sumY / sum;
}
