/** Calls that may take up to `limits.longRequestTimeoutMs`: creating videos and uploading one's own audio. */
export const longCalls: ReadonlySet<string> = new Set([
  'POST /videos',
  'POST /video-generation/start',
  'POST /tts/custom-audio',
  'POST /a2e/tts/upload-audio',
]);
