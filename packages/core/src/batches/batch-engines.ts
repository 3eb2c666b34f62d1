import type { SpeechService } from '@herald/media/engines/speech-service';
import type { NamedFilmer } from '../avatars/reach-person.ts';

/** What an account's films are made with. */
export interface BatchEngines {
  speech: SpeechService;
  /** Services with people of their own, and those that film our still. */
  casts: readonly NamedFilmer[];
  filmers: readonly NamedFilmer[];
}
