/**
 * An emoji, or a part of one: keycaps, pictures with their joiners, flags, tones of skin, tags and selectors.
 * Each character fits in one way only, so that a long row of them takes no longer than it must.
 */
export const EMOJI_PART =
  '(?:[\\d#*]\\u{FE0F}?\\u{20E3}|[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}\\u{E0020}-\\u{E007F}\\u{FE0F}]\\u{200D}?|[\\u{FE0E}\\u{20E3}])';

const EMOJI_PARTS = new RegExp(`\\s*${EMOJI_PART}`, 'gu');

const ONE = /^\p{RGI_Emoji}$/v;

/** Whether a text is one emoji and nothing else. Many are typed without the selector that asks for the picture. */
export function isOneEmoji(text: string): boolean {
  return ONE.test(text) || ONE.test(`${text}\u{FE0F}`);
}

/** What of a text is said. "Great news! 🎉" ends with its exclamation mark. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI_PARTS, '');
}
