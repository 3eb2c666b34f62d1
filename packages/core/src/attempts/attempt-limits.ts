/** A number of free attempts within a number of minutes. */
export interface AttemptLimit {
  count: number;
  windowMin: number;
  /** How long each attempt after the free ones has to wait, the last for all that follow. None: to the window's end. */
  waitsSec?: readonly number[];
}

export interface AttemptLimits {
  perAddress?: AttemptLimit;
  /** From whatever address: high, because anybody can use it up. */
  perAccount?: AttemptLimit;
  /** For one subject from one address. */
  perSubject?: AttemptLimit;
  perAccountAndAddress?: AttemptLimit;
  /** Takes the place of all others for a browser that has signed in before. */
  perDevice?: AttemptLimit;
}

const DAY_MIN = 24 * 60;

/** Five slips of the finger cost nothing; about 35 guesses a day get through. */
const GUESSES = {
  count: 5,
  windowMin: DAY_MIN,
  waitsSec: [15, 30, 60, 120, 300, 900, 1800, 3600],
} as const satisfies AttemptLimit;

/** How often an action may be tried; successful sign-ins do not count. */
export const attemptLimits = {
  login: {
    perAddress: { count: 50, windowMin: 15 },
    perAccount: { count: 100, windowMin: DAY_MIN, waitsSec: [60] },
    perAccountAndAddress: GUESSES,
    perDevice: GUESSES,
  },
  /** Which wrong passwords a user finds in the list of what happened to their account. */
  failedLoginNote: {
    perAccount: { count: 20, windowMin: DAY_MIN },
    perAccountAndAddress: { count: 1, windowMin: 60 },
  },
  /** The present password, asked again of somebody who is signed in. */
  confirmPassword: { perAccount: GUESSES },
  /** Who tries knows the password already. The password reset by mail does not clear it. */
  twoFactor: { perAccount: { count: 10, windowMin: DAY_MIN, waitsSec: [30, 60, 120, 300, 600, 900] } },
  /** Nobody guesses a signature; this limits what a stranger makes the database work. */
  passkey: { perAddress: { count: 100, windowMin: 15 } },
  passkeyChallenge: { perAddress: { count: 300, windowMin: 15 } },
  register: { perAddress: { count: 60, windowMin: 60 } },
  forgotPassword: { perAddress: { count: 30, windowMin: 60 } },
  /** The newest link in the mailbox works for 30 more minutes, however often a stranger asks for another. */
  resetMail: { perAccount: { count: 3, windowMin: DAY_MIN, waitsSec: [600, 900, 1800] } },
  resetPassword: { perAddress: { count: 30, windowMin: 60 } },
  verifyEmail: { perAddress: { count: 60, windowMin: 60 }, perAccount: { count: 5, windowMin: 60 } },
  acceptInvitation: { perAddress: { count: 60, windowMin: 60 } },
  sendInvitation: { perAccount: { count: 60, windowMin: 60 } },
  /** Each asks a server outside for a list of some megabytes. */
  askVoiceSource: { perAccount: { count: 20, windowMin: 60 } },
  testService: { perAccount: { count: 60, windowMin: 60 } },
  /** Each may cost the account money, and makes Herald call a service outside. */
  testKey: { perAccount: { count: 30, windowMin: 60 } },
  testMail: { perAccount: { count: 30, windowMin: 60 } },
  siteContact: { perAddress: { count: 20, windowMin: 60 } },
  videoView: { perAddress: { count: 3000, windowMin: 60 } },
  unlockVideo: { perAddress: { count: 100, windowMin: 15 }, perSubject: { count: 20, windowMin: 15 } },
  upload: { perAddress: { count: 2000, windowMin: DAY_MIN }, perAccount: { count: 500, windowMin: DAY_MIN } },
  exportData: { perAccount: { count: 5, windowMin: DAY_MIN } },
  reportVideo: { perAddress: { count: 10, windowMin: 60 } },
} as const satisfies Record<string, AttemptLimits>;

export type AttemptKind = keyof typeof attemptLimits;
