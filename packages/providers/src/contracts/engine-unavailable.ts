/** An engine cannot work at the moment, whatever it is handed: the same again may succeed later. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
