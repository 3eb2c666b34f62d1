/** What of a film is made, apart from its pictures. */
export interface FilmMaking {
  /** The presenter is a person's own video. */
  isFilmed: boolean;
  /** The voice is a person's recording. */
  isRecorded: boolean;
}

/**
 * Whether a picture carries the mark. The law of the EU wants every page to say it: an installation may only leave the mark
 * away where words beside the picture do.
 */
export function showsMark(isMarkOn: boolean, { hasWordsBeside }: { hasWordsBeside: boolean }): boolean {
  return isMarkOn || !hasWordsBeside;
}

/** What a page says about the films it shows; nothing where it shows none. */
export function aiWords(films: readonly FilmMaking[]): string {
  const [first] = films;
  if (!first) return '';
  return films.length === 1 ? wordsOfOne(first) : wordsOfSeveral(films);
}

function wordsOfOne({ isFilmed, isRecorded }: FilmMaking): string {
  if (isFilmed) {
    const made = isRecorded ? 'their mouth and expression are' : 'their mouth, expression and voice are';
    return `A person’s own video: a real person was filmed, ${made} AI-generated.`;
  }
  return isRecorded ? 'The presenter is AI-generated.' : 'The presenter and the voice are AI-generated.';
}

function wordsOfSeveral(films: readonly FilmMaking[]): string {
  const filmed = films.filter(({ isFilmed }) => isFilmed);
  const drawn = films.filter(({ isFilmed }) => !isFilmed);
  const parts = filmed.every(({ isRecorded }) => isRecorded)
    ? 'their mouths and expressions are'
    : 'their mouths, expressions and voices are';
  if (drawn.length === 0) return `Real people were filmed for these videos, ${parts} AI-generated.`;
  const voices = drawn.every(({ isRecorded }) => isRecorded) ? '' : ' and voices';
  const others = filmed.length > 0 ? `; where a real person was filmed, ${parts}` : '';
  return `The presenters${voices} in these videos are AI-generated${others}.`;
}
