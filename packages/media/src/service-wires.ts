/** Wires of servers of one's own. */
export const SERVER_WIRES = ['openai', 'piper', 'pocket-tts'] as const;

/** Wires of one service each, which is somewhere else on the network and wants a key. */
export const HOSTED_WIRES = ['elevenlabs', 'google', 'azure'] as const;

/** How servers and services of speech are spoken to. A new wire is an entry here and an opener in providers. */
export const SPEECH_WIRES = [...SERVER_WIRES, ...HOSTED_WIRES] as const;

/** How engines that film a picture and a sound are spoken to. */
export const FILM_WIRES = ['videos', 'cog', 'localai', 'comfyui'] as const;

/** How services that make pictures of people are spoken to. */
export const PICTURE_WIRES = ['openai-images', 'face-studio'] as const;

/** Services with people of their own, who speak and are filmed there. */
export const STUDIO_WIRES = ['heygen', 'a2e'] as const;

export const SERVICE_WIRES = [...SPEECH_WIRES, ...FILM_WIRES, ...PICTURE_WIRES, ...STUDIO_WIRES] as const;

export const SERVICE_KINDS = ['speech', 'film', 'picture', 'studio'] as const;

export type SpeechWire = (typeof SPEECH_WIRES)[number];
export type HostedWire = (typeof HOSTED_WIRES)[number];
export type ServiceWire = (typeof SERVICE_WIRES)[number];
export type ServiceKind = (typeof SERVICE_KINDS)[number];

const WIRES_BY_KIND: Record<ServiceKind, readonly ServiceWire[]> = {
  speech: SPEECH_WIRES,
  film: FILM_WIRES,
  picture: PICTURE_WIRES,
  studio: STUDIO_WIRES,
};

/** What a service does that is spoken to by a wire. */
export function kindOfWire(wire: ServiceWire): ServiceKind {
  return SERVICE_KINDS.find((kind) => WIRES_BY_KIND[kind].includes(wire)) ?? 'speech';
}

export const isServiceWire = (text: string): text is ServiceWire => SERVICE_WIRES.some((wire) => wire === text);

/** The model of a service that is filled in until somebody names another. */
export const SUGGESTED_MODELS = { openaiImages: 'gpt-image-2.5-sunburst' } as const;

/** Where services are that everybody reaches at one address, as their makers say. */
export const USUAL_ADDRESSES = {
  openai: 'https://api.openai.com',
  heygen: 'https://api.heygen.com',
  a2e: 'https://video.a2e.ai',
  google: 'https://texttospeech.googleapis.com',
} as const;

/** Where a hosted service is, as its makers say; Azure has an address for each region. */
export const hostedAddress = (wire: HostedWire, region = ''): string => HOSTED_ADDRESSES[wire](region);

const HOSTED_ADDRESSES: Readonly<Record<HostedWire, (region: string) => string>> = {
  elevenlabs: () => 'https://api.elevenlabs.io',
  google: () => USUAL_ADDRESSES.google,
  azure: (region) => `https://${region}.tts.speech.microsoft.com`,
};
