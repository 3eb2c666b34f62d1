import type { SpeechRequestBody } from '@herald/contract';
import type { ScriptToSpeak } from '@herald/core';

/** The other way round: what somebody wants to have spoken, by the names of the rules. */
export function scriptToSpeak(body: SpeechRequestBody): ScriptToSpeak {
  const { msg, tts_id, speechRate, country, region } = body;
  return { text: msg, voiceId: tts_id, rate: speechRate, country, region };
}
