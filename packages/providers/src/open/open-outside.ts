import { FILM_WIRES, isServiceWire, type ServiceWire, SPEECH_WIRES, type SpeechWire } from '@herald/media';
import type { GuardedService, OpenOutside, OutsideService } from '../answers/outside-service.ts';
import { speechServer } from '../answers/speech-server.ts';
import { testFaceStudio, testOpenaiImages } from '../answers/test-picture-server.ts';
import { testSpeechServer } from '../answers/test-speech-server.ts';
import { openFilmServer } from '../elsewhere/film-server.ts';
import { openA2e } from '../wires/a2e/open-a2e.ts';
import { faceStudio } from '../wires/face-studio/face-studio.ts';
import { openHeyGen } from '../wires/heygen/open-heygen.ts';
import { openaiImages } from '../wires/openai-images/openai-images.ts';

const openSpeechServer =
  (wire: SpeechWire): OpenOutside =>
  (service) => {
    const options = { ...service, wire };
    return { voice: speechServer(options), test: () => testSpeechServer(options) };
  };

/** Every service Herald can speak to. A new one is a line here, and one in `wire-facts.ts`. */
const OPENERS: Partial<Record<ServiceWire, OpenOutside>> = {
  ...Object.fromEntries(SPEECH_WIRES.map((wire) => [wire, openSpeechServer(wire)])),
  ...Object.fromEntries(FILM_WIRES.map((wire) => [wire, (service: GuardedService) => openFilmServer(wire, service)])),
  heygen: openHeyGen,
  a2e: openA2e,
  'openai-images': (service) => ({ picture: openaiImages(service), test: () => testOpenaiImages(service) }),
  'face-studio': (service) => ({ picture: faceStudio(service), test: () => testFaceStudio(service) }),
};

/** Undefined for a wire that this release does not know. */
export function openOutside(service: GuardedService): OutsideService | undefined {
  const { name, title, wire } = service;
  const open = isServiceWire(wire) ? OPENERS[wire] : undefined;
  return open && { name, title, ...open(service) };
}
