/** Whose turn it is: the person changes what was handed in, the same call may succeed later, or neither helps. */
type Remedy = 'change_input' | 'try_later' | 'none';

/** Every kind of failure of an engine, in terms of who can do something about it. */
const REMEDIES = {
  input_refused: 'change_input',
  too_long: 'change_input',
  nothing_to_say: 'change_input',
  voice_unknown: 'change_input',
  voice_ended: 'change_input',
  language_unknown: 'change_input',
  sound_missing: 'change_input',
  sound_unusable: 'change_input',
  picture_unusable: 'change_input',
  clip_unusable: 'change_input',
  scene_invalid: 'change_input',
  not_in_sync: 'none',
  over_budget: 'none',
  order_unknown: 'none',
  disk_full: 'try_later',
  unavailable: 'try_later',
  voice_failed: 'try_later',
  engine_ended: 'try_later',
  engine_failed: 'try_later',
  stopped: 'try_later',
} as const satisfies Record<string, Remedy>;

export type EngineErrorKind = keyof typeof REMEDIES;

interface EngineErrorDetails {
  /** Whether the same call may succeed later, where the engine knows better than the kind tells. */
  retryable?: boolean;
  /** What an outside service answered with. */
  httpStatus?: number | undefined;
  /** The work was done, or may have been, although nobody got it. */
  mayBePaid?: boolean;
  /** The outside service that failed, empty where its name is not known: its words tell more than the kind. */
  service?: string | undefined;
  cause?: unknown;
}

/** The one error an engine throws, whichever engine it is; the message is written for the person who asked. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';
  readonly kind: EngineErrorKind;
  readonly retryable: boolean;
  readonly httpStatus: number | undefined;
  readonly mayBePaid: boolean;
  readonly service: string | undefined;

  constructor(kind: EngineErrorKind, message: string, details: EngineErrorDetails = {}) {
    const { retryable, httpStatus, mayBePaid, service, cause } = details;
    super(message, { cause });
    this.kind = kind;
    this.httpStatus = httpStatus;
    this.service = service;
    this.mayBePaid = mayBePaid ?? kind === 'order_unknown';
    this.retryable = retryable ?? REMEDIES[kind] === 'try_later';
  }

  /** What was handed in is itself at fault: the person who sent it can read the message and change it. */
  get isInputAtFault(): boolean {
    return REMEDIES[this.kind] === 'change_input';
  }

  /** The engine cannot work at the moment, whatever it is handed. */
  get isEngineAway(): boolean {
    return this.kind === 'unavailable' || this.kind === 'disk_full';
  }
}

/** Whether this is an engine's word that what was handed in is at fault. */
export function isInputError(error: unknown): error is EngineError {
  return error instanceof EngineError && error.isInputAtFault;
}
