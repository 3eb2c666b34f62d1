import type { Sound } from '@herald/media/sound';

/** One sound as an engine reports it; `token` is the place of its word in the phrase, -1 for silence. */
export interface EnginePhone {
  phone: string;
  startSec: number;
  endSec: number;
  stressed: boolean;
  token: number;
}

/** A phrase spoken by an engine, before mastering. */
export interface EngineSpeech extends Sound {
  phones: EnginePhone[];
}
