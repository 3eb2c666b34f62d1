import type { ServerAddress } from '../net/ask-service.ts';

export interface WireOptions extends ServerAddress {
  /** What the engine is called and what the ids of its voices begin with. */
  name: string;
  /** Who is spoken of in errors. */
  title?: string | undefined;
  /** Where the wire has models. */
  model?: string | undefined;
  /** Voices as an operator names them, for servers that do not tell enough of theirs. */
  voices?: string | undefined;
  timeoutMs?: number;
}

/** A sentence on a slow machine. */
export const USUAL_TIMEOUT_MS = 120_000;
export const LIST_TIMEOUT_MS = 15_000;
