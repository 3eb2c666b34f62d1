/** What the file says about itself; the second field is where players and platforms look for a note. */
export function filmMetadata(title: string, isRecorded: boolean): Record<string, string> {
  return {
    title,
    comment: isRecorded
      ? 'AI-generated: the presenter in this video is synthetic. The voice is a recording.'
      : 'AI-generated: the presenter and the voice in this video are synthetic.',
    description: 'AI-generated video made with Herald.',
  };
}
