/** The words for orders that are refused. */
export const orderTexts = {
  noCustomAvatar: 'Custom avatar image is required',
  noAudio: 'Audio is required for video generation',
  noAvatar: 'Please choose an avatar.',
  unknownAvatar: 'This avatar is not available any more. Please choose another one.',
  unknownAudio: 'This audio is not available any more. Please create it again.',
  unknownMusic: 'This music is not available any more. Please upload it again.',
  unknownPicture: 'This image is not available any more. Please upload it again.',
  unconfirmedEmail: 'Please confirm your email address before you make videos.',
  noVideosLeft: (most: number) =>
    most === 0
      ? 'Your plan does not include making videos. Please upgrade your plan.'
      : `You have used all ${most} videos of this month. Please upgrade your plan or wait for the next month.`,
};
