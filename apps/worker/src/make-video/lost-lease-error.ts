/** The video was cancelled, deleted or taken over by another worker. This one stops and leaves no trace. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError';

  constructor() {
    super('This worker does not hold the lease of the video any more.');
  }
}
