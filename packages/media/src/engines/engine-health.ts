/** A service that did not answer when it was asked last. */
export interface AwayService {
  name: string;
  reason: string | null;
}

/** Whether an engine answered when it was last asked. */
export interface EngineHealth {
  engine: string;
  state: 'ready' | 'away';
  /** What it said when it was last away, for operators. */
  reason: string | null;
}
