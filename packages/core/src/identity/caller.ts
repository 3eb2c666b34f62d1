/** Where a request came from. */
export interface Caller {
  ip: string;
  userAgent: string;
  /** As the browser names it, like Europe/Berlin. */
  timeZone?: string;
}
