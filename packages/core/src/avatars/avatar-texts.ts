/** The words for avatars that cannot be used or made. */
export const avatarTexts = {
  fillIn: 'Please fill in all required fields.',
  required: 'This field is required.',
  unknownChoice: (choices: readonly string[]) => `Please choose one of: ${choices.join(', ')}.`,
  badSeed: 'A seed is a whole number from 0 to 4294967295.',
  locked: 'This avatar is available on higher-tier plans. Please choose another one, or a plan that includes it.',
  tooManyAtOnce: 'Please wait until your other avatars are finished.',
  started: 'Avatar generation started.',
  took: 'Avatar generation took too long. Please try again.',
  failed: 'Avatar generation failed. Please try again.',
  photoRefused: 'This photo cannot talk. Please choose another one.',
  isCast: 'Everybody can choose this actor. An administrator withdraws them in the back office.',
  noFaceChosen: 'There are several faces in this photo. Please choose who speaks.',
  photoGone: 'This photo is not available any more. Please upload it again.',
};
