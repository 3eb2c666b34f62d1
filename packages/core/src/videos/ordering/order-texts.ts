import { noOutlineText } from '@herald/contract/photo-texts';
import { noVideosLeftText } from '@herald/contract/plan-texts';

/** The words for orders that are refused. */
export const orderTexts = {
  noCustomAvatar: 'Custom avatar image is required',
  noAudio: 'Audio is required for video generation',
  noAvatar: 'Please choose an avatar.',
  unknownAvatar: 'This avatar is not available any more. Please choose another one.',
  consentRevoked: 'The consent to use this face was revoked.',
  keepsPlace: 'Photos and clips keep the place they were taken in. Leave the background out.',
  noOutline: noOutlineText,
  noWords: 'The script has no words to say.',
  unknownAudio: 'This audio is not available any more. Please create it again.',
  twoMusics: 'Please choose a mood or a track of your own, not both.',
  unknownMusic: 'This music is not available any more. Please upload it again.',
  unknownPicture: 'This image is not available any more. Please upload it again.',
  unknownClip: 'This clip is not available any more. Please upload it again.',
  oneRatioElsewhere: 'A service films one ratio for a video. Please choose one, or let Herald film.',
  placeElsewhere: 'A service films in a place of its own. Let Herald film, or keep the place.',
  noEndCardAlone: 'An end card fills the frame, so a presenter without a place has none. Remove it, or keep the place.',
  noMaterialAlone:
    'Pictures and clips fill the frame, so a presenter without a place has none. Remove them, or keep the place.',
  oneShotAlone: 'A presenter without a place is filmed in one shot. Choose that pace, or keep the place.',
  unconfirmedEmail: 'Please confirm your email address before you make videos.',
  noVideosLeft: noVideosLeftText,
};
