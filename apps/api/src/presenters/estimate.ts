import type { PlannedLine } from '@herald/core/services';
import type { ScriptCheck, VideoEstimate } from '@herald/core/videos';
import { presentPlanned } from './cost.ts';
import { presentLimit } from './limits.ts';

export function presentEstimate(estimate: VideoEstimate, cost: readonly PlannedLine[]) {
  const { durationSec, etaSec, sizeBytes, videosLeft, queuePosition, reasons } = estimate;
  return {
    duration_seconds: durationSec,
    eta_seconds: etaSec === null ? null : Math.round(etaSec * 10) / 10,
    size_bytes: sizeBytes === null ? null : Math.round(sizeBytes),
    videos_left: presentLimit(videosLeft),
    queue_position: queuePosition,
    reasons,
    cost: cost.map(presentPlanned),
  };
}

/** Whether a script fits the plan, beside what was measured of it. */
export function presentScriptCheck(
  script: { scriptCharacters: number; soundSec: number; languageNote: string },
  check: ScriptCheck,
  cost: readonly PlannedLine[],
) {
  return {
    allowed: check.isAllowed,
    reasons: check.reasons,
    language_note: script.languageNote,
    script_characters: script.scriptCharacters,
    script_characters_limit: check.scriptCharactersLimit,
    estimated_seconds: script.soundSec,
    video_seconds_limit: check.videoSecondsLimit,
    videos_left: presentLimit(check.videosLeft),
    cost: cost.map(presentPlanned),
  };
}
