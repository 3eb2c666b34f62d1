/** What the file says about itself; the second field is where players and platforms look for a note. */
export function filmMetadata(title: string): Record<string, string> {
  return {
    title,
    comment: 'AI-generated: the presenter and the voice in this video are synthetic.',
    description: 'AI-generated video made with Herald.',
  };
}
