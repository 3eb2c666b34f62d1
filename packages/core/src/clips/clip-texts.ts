/** The words for clips that cannot be used. */
export const clipTexts = {
  notInPlan: 'Your plan does not include presenters from your own video. Please choose another plan.',
  tooMany: 'You have other clips that are not presenters yet. Please finish or delete one of them first.',
  tooLarge: 'This file is larger than 1 GB. Please film in a lower resolution or cut the clip.',
  notAVideo: 'We couldn’t read this file as a video. Please use MP4, MOV or WebM.',
  otherFile: 'This is not the file you began to send. Please delete the clip and start again.',
  gap: 'A part of the file is missing. Please send it again from where it stopped.',
  notReceiving: 'This clip was sent already.',
  notReady: 'This clip is not ready yet.',
  usedAlready: 'This clip is a presenter already.',
  inUse: 'This clip belongs to a presenter. Delete the presenter in the library.',
  failed: 'We couldn’t prepare this clip. Please send it again.',
  waits: 'An administrator has to look at this presenter first. You can use it as soon as it has passed.',
  refused: 'An administrator refused this presenter, so no films can be made with it.',
  gone: 'The clip of this presenter is gone. Please film yourself again.',
  noReason: 'Please say why, so that the person knows what to do next.',
  noSuchPresenter: 'This presenter is not available any more.',
};
