/** What somebody agrees to before a face becomes an avatar. A change of the words needs a new version. */
export const PHOTO_CONSENT = {
  version: '2026-11-21',
  text: 'This is my own face, or the person shown has agreed that I make videos with it.',
} as const;

/** What is kept with a face that nobody owns; there is nobody to agree. */
export const MADE_UP_FACE = {
  version: '2026-11-22',
  text: 'This face is made up. It shows no real person, so nobody has to agree that you make videos with it.',
} as const;
