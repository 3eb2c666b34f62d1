/** Where a request came from. */
export interface Caller {
  ip: string;
  userAgent: string;
}
