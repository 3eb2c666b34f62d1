/** A film that was made and must not be handed out, with what was measured on it. */
export class FilmFaults extends Error {
  override readonly name = 'FilmFaults';

  constructor(faults: string[]) {
    super(faults.join(' '));
  }
}
