/** A post for a test, as its sender would send it. */
export interface SamplePost {
  /** What follows the address of the source. */
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Where it must seem to come from. */
  ip?: string;
}
