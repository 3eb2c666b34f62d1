import type { Said, SayRequest } from './neural-messages.ts';

/** A model that is loaded and ready. */
export interface NeuralModel {
  say(request: Omit<SayRequest, 'id'>): Promise<Said>;
}
