/** Wires of servers of one's own. */
export const SERVER_WIRES = ['openai', 'piper', 'pocket-tts'] as const;

/** Wires of one service each, which is somewhere else on the network and wants a key. */
export const HOSTED_WIRES = ['elevenlabs', 'google', 'azure'] as const;

/** How servers and services of speech are spoken to. A new wire is an entry here and an opener in providers. */
export const SPEECH_WIRES = [...SERVER_WIRES, ...HOSTED_WIRES] as const;

export type SpeechWire = (typeof SPEECH_WIRES)[number];
export type HostedWire = (typeof HOSTED_WIRES)[number];

/** Where a hosted service is, as its makers say; Azure has an address for each region. */
export function hostedAddress(wire: HostedWire, region = ''): string {
  if (wire === 'elevenlabs') return 'https://api.elevenlabs.io';
  if (wire === 'google') return 'https://texttospeech.googleapis.com';
  return `https://${region}.tts.speech.microsoft.com`;
}
