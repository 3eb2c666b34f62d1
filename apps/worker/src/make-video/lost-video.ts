/** The video was cancelled, deleted or taken over: whoever works on it stops and leaves no trace. */
export class LostVideo extends Error {
  override readonly name = 'LostVideo';

  constructor() {
    super('The video is somebody else’s now, or nobody’s.');
  }
}
