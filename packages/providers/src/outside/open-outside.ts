import {
  FILM_WIRES,
  isServiceWire,
  type ServiceWire,
  SPEECH_WIRES,
  type SpeechWire,
} from '@herald/media/service-wires';
import { openA2e } from '../a2e/open-a2e.ts';
import { openFilmServer } from '../film-server/film-server.ts';
import { openHeyGen } from '../heygen/open-heygen.ts';
import { faceStudio } from '../picture-server/face-studio.ts';
import { openaiImages } from '../picture-server/openai-images.ts';
import { testFaceStudio, testOpenaiImages } from '../picture-server/test-picture-server.ts';
import { speechServer } from '../speech-server/speech-server.ts';
import { testSpeechServer } from '../speech-server/test-speech-server.ts';
import type { GuardedService, OpenOutside, OutsideService } from './outside-service.ts';

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
