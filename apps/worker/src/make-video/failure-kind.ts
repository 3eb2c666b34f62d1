import type { VideoStage } from '@herald/contract';
import type { FailureKind } from './failure-texts.ts';
import { FilmFaults } from './film-faults.ts';

/** What the engines and the store call their failures; the codes of both speech and film are unique. */
const KINDS_BY_CODE: Record<string, FailureKind> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  disk_unusable: 'diskFull',
  full: 'storeFull',
  unavailable: 'storeUnavailable',
  bad_key: 'fileMissing',
  sound_missing: 'soundMissing',
  sound_empty: 'soundUnusable',
  sound_too_big: 'soundUnusable',
  sound_unreadable: 'soundUnusable',
  sound_without_audio: 'soundUnusable',
  sound_too_short: 'soundUnusable',
  sound_too_long: 'soundUnusable',
  sound_cut_off: 'soundUnusable',
  'invalid-sound': 'soundUnusable',
  bad_picture: 'pictureUnusable',
  bad_scene: 'sceneWrong',
  'nothing-to-say': 'nothingToSay',
  'unknown-voice': 'voiceUnknown',
  'unsupported-locale': 'languageUnknown',
  'engine-missing': 'voiceFailed',
  'engine-crashed': 'voiceFailed',
  'engine-failed': 'voiceFailed',
  'voice-folder-invalid': 'voiceFailed',
  crashed: 'engineEnded',
  encoder: 'engineFailed',
  drawing: 'engineFailed',
  wrong_output: 'engineFailed',
};

/** The media library and the processes that use it say it in words only. */
const DISK_FULL = /ENOSPC|EDQUOT|no space left|quota exceeded/i;

/** Sorts an error by what its owner can do about it. */
export function failureKind(error: unknown, stage: VideoStage): FailureKind {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof FilmFaults) return 'notInSync';
  if (DISK_FULL.test(error.message)) return stage === 'storing' ? 'storeFull' : 'diskFull';
  if (error.name === 'SceneSpecError') return 'sceneWrong';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'not_found') return stage === 'speaking' ? 'soundMissing' : 'fileMissing';
  return KINDS_BY_CODE[code] ?? 'unknown';
}
