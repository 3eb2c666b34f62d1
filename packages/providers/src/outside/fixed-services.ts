import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import type { SpeechServerOptions } from '../speech-server/speech-server.ts';
import { wireFacts } from './wire-facts.ts';

const USUAL_NAME = 'server';

/** The services an environment names, with what people call them. */
export function fixedServices(
  speech: readonly SpeechServerOptions[] = [],
  others: readonly Omit<ServiceToOpen, 'title'>[] = [],
): ServiceToOpen[] {
  const named = [
    ...speech.map(({ name = USUAL_NAME, wire = 'openai', ...options }) => ({ ...options, name, wire })),
    ...others,
  ];
  return named.map(({ name, wire, baseUrl, model, voices, key, ...rest }, index) => {
    const settings = 'settings' in rest ? rest.settings : undefined;
    const known = wireFacts.find((one) => one.wire === wire)?.title ?? wire;
    const twins = named.slice(0, index).filter((one) => one.wire === wire).length;
    const title = twins > 0 ? `${known} ${twins + 1}` : known;
    return { name, wire, title, baseUrl, model, voices, key, settings };
  });
}
