/** An arm goes over into its body as it fades: only from here on it lies before it. */
const APART = 0.85;

/** How dark a shadow a pixel of an arm throws, by its alpha: 0 to 255. */
export const SHADOW_OF_ALPHA = Uint8Array.from({ length: 256 }, (_, alpha) =>
  Math.max(0, Math.round((alpha - 255 * APART) / (1 - APART))),
);
