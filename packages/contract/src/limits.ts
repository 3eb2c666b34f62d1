/** Business constants that both sides rely on. */
export const limits = {
  requestTimeoutMs: 30_000,
  /** For endpoints declared `long`. */
  longRequestTimeoutMs: 60_000,

  nameCharacters: 120,
  emailCharacters: 254,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 256,
  videoTitleCharacters: 200,
  videoDescriptionCharacters: 5_000,
  linkCharacters: 500,
  linkLabelCharacters: 40,
  banReasonCharacters: 500,
  pageSlugCharacters: 100,
  /** HTML, without the pictures, which are stored on their own. */
  pageContentCharacters: 200_000,
  /** Earlier versions kept of each page. */
  pageVersions: 50,
  avatarDescriptionCharacters: 1_000,
  /** No plan can allow a longer script. */
  scriptMaxCharacters: 5_000,

  passwordResetMinutes: 60,
  emailVerificationHours: 72,
  invitationHours: 168,
  idempotencyHours: 24,
  idempotencyKeyCharacters: 200,

  jsonBodyBytes: 1024 * 1024,
  audioUploadBytes: 10_485_760,
  imageUploadBytes: 5 * 1024 * 1024,

  libraryPageSize: 12,
  userPageSize: 15,
  trashDays: 30,
  mailPageSize: 15,
  mailDays: 30,
  /** Attempts at a video that fail by themselves. */
  renderAttempts: 3,
  /** Workers that may die in a row without finishing a segment more of a video. */
  workerDeaths: 10,
  speechRate: { min: 0.5, max: 2, step: 0.1, default: 1 },
} as const;
