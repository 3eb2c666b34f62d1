/** The mouth shapes of speech: silence, nine groups of consonants, five of vowels. */
export const VISEMES = ['sil', 'PP', 'FF', 'TH', 'DD', 'kk', 'CH', 'SS', 'nn', 'RR', 'aa', 'E', 'I', 'O', 'U'] as const;

export type Viseme = (typeof VISEMES)[number];
