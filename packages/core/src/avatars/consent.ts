/** What somebody agrees to before a face becomes an avatar. A change of the words needs a new version. */
export const PHOTO_CONSENT = {
  version: '2026-11-21',
  text: 'This is my own face, or the person shown has agreed that I make videos with it.',
} as const;
