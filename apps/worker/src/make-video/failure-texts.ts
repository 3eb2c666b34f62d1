import { EngineError } from '@herald/media/engine-error';
import type { FailureKind } from './failure-kind.ts';

/** Why a video could not be made, in the words of its owner, and the one thing to do next. */
export interface FailureText {
  reason: string;
  next_step: string;
}

const RETRY = 'Retry the generation.';
const SUPPORT = 'Retry the generation; if it fails again, tell the administrator.';

const SOUND_UNUSABLE: FailureText = {
  reason: 'We couldn’t read the audio of this video.',
  next_step: 'Create the video again with another audio file.',
};

const failureTexts: Record<FailureKind, FailureText> = {
  disk_full: {
    reason: 'The server has no disk space left to make the video.',
    next_step: 'Ask the administrator to free some space, then retry the generation.',
  },
  store_full: {
    reason: 'The video was made, but there is no room left to store it.',
    next_step: 'Ask the administrator to free some space, then retry the generation.',
  },
  store_unavailable: {
    reason: 'The storage for videos did not respond.',
    next_step: 'Retry the generation in a few minutes.',
  },
  machine_failed: {
    reason: 'The server could not read or write its files.',
    next_step: 'Retry the generation in a few minutes; if it fails again, tell the administrator.',
  },
  file_missing: {
    reason: 'A file this video needs no longer exists.',
    next_step: 'Create the video again with a new avatar, audio and pictures.',
  },
  sound_missing: {
    reason: 'The audio of this video no longer exists.',
    next_step: 'Create the video again and generate or upload its audio.',
  },
  sound_unusable: SOUND_UNUSABLE,
  picture_unusable: {
    reason: 'We couldn’t read a picture of this video.',
    next_step: 'Create the video again with a PNG, JPG or WebP picture.',
  },
  clip_unusable: {
    reason: 'We couldn’t read the clip of this video’s avatar.',
    next_step: 'Create the video again with another avatar, or film yourself again.',
  },
  scene_invalid: {
    reason: 'We couldn’t draw the scene of this video.',
    next_step: 'Create the video again with another avatar or background.',
  },
  nothing_to_say: {
    reason: 'The script has no words that can be spoken.',
    next_step: 'Create the video again with a script that has words in it.',
  },
  voice_unknown: {
    reason: 'The chosen voice is no longer available.',
    next_step: 'Create the video again and choose another voice.',
  },
  voice_ended: {
    reason: 'The service of the chosen voice no longer offers it.',
    next_step: 'Create the video again and choose another voice.',
  },
  language_unknown: {
    reason: 'No voice speaks the language of this script.',
    next_step: 'Create the video again with another language, or with your own audio.',
  },
  voice_failed: { reason: 'The voice engine could not speak the script.', next_step: SUPPORT },
  engine_ended: {
    reason: 'The film engine ended early, most likely because the server ran out of memory.',
    next_step: 'Retry the generation when the server is less busy, or choose the 720p resolution.',
  },
  engine_failed: { reason: 'The film engine could not finish the video.', next_step: SUPPORT },
  not_in_sync: {
    reason: 'The finished video failed its check.',
    next_step: 'Create the video again with other words, audio or music; if it fails again, tell the administrator.',
  },
  over_budget: {
    reason: 'The monthly cap for the service that makes this video is reached.',
    next_step: 'Raise the cap, or create the video again with Herald’s own presenter and voices.',
  },
  order_unknown: {
    reason:
      'The service was asked for this video, and its answer never came. It may have made the video and charged for it.',
    next_step: 'Look at the service first: a retry orders the video again, which may be paid twice.',
  },
  too_long: SOUND_UNUSABLE,
  input_refused: {
    reason: 'An engine refused the words, pictures or audio of this video.',
    next_step: 'Create the video again with different ones.',
  },
  unavailable: {
    reason: 'The engine that makes this video is not available.',
    next_step: 'Retry the generation in a few minutes.',
  },
  stopped: { reason: 'The work on this video was stopped.', next_step: RETRY },
  unknown: { reason: 'Something went wrong while we made the video.', next_step: RETRY },
};

/** Where a service that films says more than the kind of its failure does. */
const KINDS_OF_SERVICES: ReadonlySet<FailureKind> = new Set([
  'engine_ended',
  'engine_failed',
  'input_refused',
  'not_in_sync',
  'unavailable',
]);

export function failureTextOf(cause: unknown, kind: FailureKind): FailureText {
  if (!(cause instanceof EngineError) || !KINDS_OF_SERVICES.has(kind)) return failureTexts[kind];
  const { service, message } = cause;
  if (service === undefined) {
    const { reason, next_step } = failureTexts[kind];
    return { reason: kind === 'not_in_sync' ? `${reason} ${message}` : reason, next_step };
  }
  const begins = kind === 'not_in_sync' ? `The film of ${service} was refused.` : `${service} did not make the video.`;
  const reason = message.startsWith(service) ? message : `${begins} ${message}`;
  return { reason, next_step: 'Retry the generation, or create the video again with Herald’s own presenter.' };
}
