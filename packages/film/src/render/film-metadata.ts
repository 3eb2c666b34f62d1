interface FilmMade {
  title: string;
  /** the voice is a person's recording */
  isRecorded: boolean;
  /** the presenter is a person's own video */
  isFilmed: boolean;
}

/** What the file says about itself; the second field is where players and platforms look for a note. */
export function filmMetadata({ title, isRecorded, isFilmed }: FilmMade): Record<string, string> {
  return { title, comment: commentOf(isRecorded, isFilmed), description: 'AI-generated video made with Herald.' };
}

function commentOf(isRecorded: boolean, isFilmed: boolean): string {
  if (isFilmed && isRecorded)
    return 'AI-generated: a real person was filmed; their mouth and expression in this video are synthetic. The voice is a recording.';
  if (isFilmed)
    return 'AI-generated: a real person was filmed; their mouth, expression and voice in this video are synthetic.';
  if (isRecorded) return 'AI-generated: the presenter in this video is synthetic. The voice is a recording.';
  return 'AI-generated: the presenter and the voice in this video are synthetic.';
}
