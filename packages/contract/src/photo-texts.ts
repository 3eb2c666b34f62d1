/** Why somebody in a photo cannot be shown before anything but their own place. */
export const NO_OUTLINE_TEXT = 'This photo was added before Herald could cut people out of photos.';

/** The same, and what helps. */
export const noOutlineText = `${NO_OUTLINE_TEXT} Add it once more, or keep its own place.`;
