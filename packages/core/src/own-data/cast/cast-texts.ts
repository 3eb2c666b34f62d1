/** The words for actors that cannot be added. */
export const castTexts = {
  notAPresenter: 'Choose a filmed presenter of yours.',
  mayNotSpeak: 'This presenter has not passed yet, so nobody can make films with it.',
  isCast: 'This presenter is an actor already.',
  noRelease: 'Please add the signed release.',
  tooLarge: 'This file is larger than 10 MB.',
  notADocument: 'We couldn’t read this file as a document. Please use PDF, JPEG or PNG.',
};
