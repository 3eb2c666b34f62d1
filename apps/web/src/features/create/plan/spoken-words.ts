/** Who says changed words. */
export interface SpokenWords {
  speak: () => void;
  isSpeaking: boolean;
}
