/** Why a video could not be made, in the words of its owner, and the one thing to do next. */
export interface FailureText {
  reason: string;
  next_step: string;
  /** Whether the next attempt may succeed without anybody doing anything. */
  mayPass: boolean;
}

const RETRY = 'Retry the generation.';
const SUPPORT = 'Retry the generation; if it fails again, tell the administrator.';

export type FailureKind =
  | 'diskFull'
  | 'storeFull'
  | 'storeUnavailable'
  | 'fileMissing'
  | 'soundMissing'
  | 'soundUnusable'
  | 'pictureUnusable'
  | 'sceneWrong'
  | 'nothingToSay'
  | 'voiceUnknown'
  | 'languageUnknown'
  | 'voiceFailed'
  | 'engineEnded'
  | 'engineFailed'
  | 'notInSync'
  | 'unknown';

export const failureTexts: Record<FailureKind, FailureText> = {
  diskFull: {
    reason: 'The server has no disk space left to make the video.',
    next_step: 'Ask the administrator to free some space, then retry the generation.',
    mayPass: true,
  },
  storeFull: {
    reason: 'The video was made, but there is no room left to store it.',
    next_step: 'Ask the administrator to free some space, then retry the generation.',
    mayPass: true,
  },
  storeUnavailable: {
    reason: 'The place where videos are stored did not answer.',
    next_step: 'Retry the generation in a few minutes.',
    mayPass: true,
  },
  fileMissing: {
    reason: 'Something this video is made of is no longer there.',
    next_step: 'Create the video again and choose its avatar, sound and pictures anew.',
    mayPass: false,
  },
  soundMissing: {
    reason: 'The sound of this video is no longer there.',
    next_step: 'Create the video again and make or upload its sound anew.',
    mayPass: false,
  },
  soundUnusable: {
    reason: 'The sound of this video cannot be read.',
    next_step: 'Create the video again with another sound file.',
    mayPass: false,
  },
  pictureUnusable: {
    reason: 'A picture of this video cannot be read.',
    next_step: 'Create the video again with a PNG, JPG or WebP picture.',
    mayPass: false,
  },
  sceneWrong: {
    reason: 'The scene of this video cannot be drawn as it was described.',
    next_step: 'Create the video again and choose avatar and background anew.',
    mayPass: false,
  },
  nothingToSay: {
    reason: 'The script has no words that can be spoken.',
    next_step: 'Create the video again with a script that has words in it.',
    mayPass: false,
  },
  voiceUnknown: {
    reason: 'The chosen voice is no longer available.',
    next_step: 'Create the video again and choose another voice.',
    mayPass: false,
  },
  languageUnknown: {
    reason: 'No voice speaks the language of this script.',
    next_step: 'Create the video again with another language, or with your own audio.',
    mayPass: false,
  },
  voiceFailed: { reason: 'The voice engine could not speak the script.', next_step: SUPPORT, mayPass: true },
  engineEnded: {
    reason: 'The film engine ended early, most likely because the server ran out of memory.',
    next_step: 'Retry the generation when the server is less busy, or choose the 720p resolution.',
    mayPass: true,
  },
  engineFailed: { reason: 'The film engine could not finish the video.', next_step: SUPPORT, mayPass: true },
  notInSync: {
    reason: 'The finished video did not pass the check of lips and sound.',
    next_step: 'Retry the generation; if it fails again, use another sound.',
    mayPass: false,
  },
  unknown: { reason: 'Something went wrong while the video was made.', next_step: RETRY, mayPass: true },
};
