/**
 * Puts pictures over each other. AssemblyScript: `npm run kernels` turns it into the module beside its caller.
 * Pixels are RGBA of 8 bits with the colours already multiplied by alpha, unless said otherwise. Pictures are places in
 * the memory that the caller hands out.
 */

export { divideByAlpha, multiplyByAlpha } from './compose/alpha.ts';
export { bend, cutCells } from './compose/bend.ts';
export { blendCovered } from './compose/blend-covered.ts';
export { blendPlainRows, blendRows } from './compose/blend-rows.ts';
export { castShadow, takeShadow } from './compose/cast-shadow.ts';
export { clipTo } from './compose/clip.ts';
export { copyBetween } from './compose/copy-between.ts';
export { addOutline, takeCover } from './compose/cover.ts';
export { layNodes, stayWithin, takeBones } from './compose/lay-nodes.ts';
export { takeLean } from './compose/lean.ts';
export { clearRows, copyRows, readFrom, writeTo } from './compose/rows.ts';
export { darkenRows, shadeRows, takeRows } from './compose/shade-rows.ts';
export { takeShadows } from './compose/shadows.ts';
export { sortBlocks, takeSprite } from './compose/sprite.ts';
export { stretchRows } from './compose/stretch-rows.ts';
export { reserve } from './reserve.ts';
