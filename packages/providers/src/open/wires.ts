import type { ServiceTestReport, ServiceToOpen } from '@herald/media/engines/outside-service';
import { isServiceWire, type ServiceWire } from '@herald/media/service-wires';
import type { GuardedService, OutsideService } from '../answers/outside-service.ts';
import type { Wire, WireFacts } from '../answers/wire.ts';
import { a2eWire } from '../wires/a2e/a2e-wire.ts';
import { azureWire } from '../wires/azure/azure-wire.ts';
import { cogWire } from '../wires/cog/cog-wire.ts';
import { comfyWire } from '../wires/comfyui/comfy-wire.ts';
import { elevenLabsWire } from '../wires/elevenlabs/elevenlabs-wire.ts';
import { faceStudioWire } from '../wires/face-studio/face-studio-wire.ts';
import { googleWire } from '../wires/google/google-wire.ts';
import { heygenWire } from '../wires/heygen/heygen-wire.ts';
import { localaiWire } from '../wires/localai/localai-wire.ts';
import { openaiWire } from '../wires/openai/openai-wire.ts';
import { openaiImagesWire } from '../wires/openai-images/openai-images-wire.ts';
import { piperWire } from '../wires/piper/piper-wire.ts';
import { pocketWire } from '../wires/pocket-tts/pocket-wire.ts';
import { videosWire } from '../wires/videos/videos-wire.ts';

/** Every way to speak to a service, in the order in which they are offered. */
export const WIRES = {
  openai: openaiWire,
  piper: piperWire,
  'pocket-tts': pocketWire,
  elevenlabs: elevenLabsWire,
  google: googleWire,
  azure: azureWire,
  videos: videosWire,
  cog: cogWire,
  localai: localaiWire,
  comfyui: comfyWire,
  'openai-images': openaiImagesWire,
  'face-studio': faceStudioWire,
  heygen: heygenWire,
  a2e: a2eWire,
} satisfies { [Name in ServiceWire]: Wire & { wire: Name } };

/** A wire as somebody sees it who adds a service. */
export interface OfferedWire extends Pick<Wire, 'wire' | 'kind'>, WireFacts {}

export const offeredWires: readonly OfferedWire[] = Object.values(WIRES).map(({ wire, kind, facts }) => ({
  wire,
  kind,
  ...facts,
}));

/** Undefined for a wire that this release does not know. */
export function openOutside(service: GuardedService): OutsideService | undefined {
  const { name, title, wire } = service;
  if (!isServiceWire(wire)) return undefined;
  const { open }: Pick<Wire, 'open'> = WIRES[wire];
  return { name, title, ...open(service) };
}

/** The cheapest real call to a service of this environment; undefined for a wire that this release does not know. */
export const testOutside = (service: ServiceToOpen): Promise<ServiceTestReport> | undefined =>
  openOutside(service)?.test();
