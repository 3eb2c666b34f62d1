/** A number of attempts within a number of minutes. */
export interface AttemptLimit {
  count: number;
  windowMin: number;
}

export interface AttemptLimits {
  perAddress: AttemptLimit;
  perAccount?: AttemptLimit;
  /** For one subject from one address. */
  perSubject?: AttemptLimit;
}

/** How often an action may be tried; successful sign-ins do not count. */
export const attemptLimits = {
  login: { perAddress: { count: 50, windowMin: 15 }, perAccount: { count: 10, windowMin: 15 } },
  register: { perAddress: { count: 60, windowMin: 60 } },
  forgotPassword: { perAddress: { count: 30, windowMin: 60 }, perAccount: { count: 5, windowMin: 60 } },
  resetPassword: { perAddress: { count: 30, windowMin: 60 }, perAccount: { count: 10, windowMin: 60 } },
  verifyEmail: { perAddress: { count: 60, windowMin: 60 }, perAccount: { count: 5, windowMin: 60 } },
  acceptInvitation: { perAddress: { count: 60, windowMin: 60 } },
  siteContact: { perAddress: { count: 20, windowMin: 60 } },
  videoView: { perAddress: { count: 3000, windowMin: 60 } },
  unlockVideo: { perAddress: { count: 100, windowMin: 15 }, perSubject: { count: 20, windowMin: 15 } },
  reportVideo: { perAddress: { count: 10, windowMin: 60 } },
} as const satisfies Record<string, AttemptLimits>;

export type AttemptKind = keyof typeof attemptLimits;
