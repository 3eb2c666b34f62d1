/** A person's own face may also be taken back, which stops its films. */
const deleted = ({ filmsInWork, hasConsent }: { filmsInWork: number; hasConsent: boolean }): string => {
  if (filmsInWork === 0) return 'Avatar deleted.';
  const films = filmsInWork === 1 ? '1 video ordered with it is' : `${filmsInWork} videos ordered with it are`;
  const toStop = hasConsent ? ' Revoke the consent in My data to end that, too.' : '';
  return `Avatar deleted. ${films} still made, and its files are kept until then.${toStop}`;
};

/** The words for avatars that cannot be used or made. */
export const avatarTexts = {
  fillIn: 'Please fill in all required fields.',
  required: 'This field is required.',
  unknownChoice: (choices: readonly string[]) => `Please choose one of: ${choices.join(', ')}.`,
  badSeed: 'A seed is a whole number from 0 to 4294967295.',
  locked: 'This avatar is available on higher-tier plans. Please choose another one, or a plan that includes it.',
  tooManyAtOnce: 'Please wait until your other avatars are finished.',
  deleted,
  started: 'Avatar generation started.',
  took: 'Avatar generation took too long. Please try again.',
  failed: 'Avatar generation failed. Please try again.',
  photoRefused: 'This photo cannot talk. Please choose another one.',
  isCast: 'Everybody can choose this actor. An administrator withdraws them in the back office.',
  noFaceChosen: 'There are several faces in this photo. Please choose who speaks.',
  photoGone: 'This photo is not available any more. Please upload it again.',
};
