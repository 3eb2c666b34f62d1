/** Sprites are known by blocks of eight by eight pixels. */
export const BLOCK_SHIFT = 3;
export const EMPTY: u8 = 0;
export const OPAQUE: u8 = 2;

/** The sprite that is being bent: its pixels, and what its blocks are. */
export let sprite: usize = 0;
export let spriteWidth: i32 = 0;
export let spriteStride: i32 = 0;
export let blocks: usize = 0;

export function takeSprite(at: usize, width: i32, blocksAt: usize): void {
  sprite = at;
  spriteWidth = width;
  spriteStride = width * 4;
  blocks = blocksAt;
}

/** Says of every block of the sprite whether it is empty, opaque or neither. */
export function sortBlocks(height: i32): void {
  const width = spriteWidth;
  const across = (width + 7) >> BLOCK_SHIFT;
  const down = (height + 7) >> BLOCK_SHIFT;
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      store<u8>(blocks + row * across + column, kindOfBlock(column << 3, row << 3, height));
    }
  }
}

function kindOfBlock(left: i32, top: i32, height: i32): u8 {
  let least: u8 = 255;
  let most: u8 = 0;
  for (let y = top; y < min(top + 8, height); y++) {
    for (let x = left; x < min(left + 8, spriteWidth); x++) {
      const alpha = load<u8>(sprite + y * spriteStride + x * 4, 3);
      least = min(least, alpha);
      most = max(most, alpha);
    }
  }
  if (most === 0) return EMPTY;
  return least === 255 ? OPAQUE : 1;
}
