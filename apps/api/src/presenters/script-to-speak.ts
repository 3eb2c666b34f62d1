import type { SpeechRequestBody } from '@herald/contract/endpoints/speech';
import type { ScriptToSpeak } from '@herald/core/audio';

/** From the wire to the rules: the script to speak, by the names that core uses. */
export function scriptToSpeak(body: SpeechRequestBody): ScriptToSpeak {
  const { msg, tts_id, speechRate, country, region, style, in_time_of: inTimeOf, changed_from: changedFrom } = body;
  const script = { text: msg, voiceId: tts_id, rate: speechRate, country, region };
  return { ...script, ...(style && { style }), ...(inTimeOf && { inTimeOf }), ...(changedFrom && { changedFrom }) };
}
