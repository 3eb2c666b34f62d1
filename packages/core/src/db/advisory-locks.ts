/** Numbers of the advisory locks, in one place so that no two meanings share one. */
export const advisoryLocks = {
  migrate: 7_241_001,
  seed: 7_241_002,
  testTemplate: 7_241_003,
} as const;
