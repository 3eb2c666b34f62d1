/** Business constants that both sides rely on. */
export const limits = {
  requestTimeoutMs: 30_000,
  /** For endpoints declared `long`. */
  longRequestTimeoutMs: 60_000,

  /** Of what is looked for in a list. */
  searchCharacters: 200,
  nameCharacters: 120,
  emailCharacters: 254,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 256,
  videoTitleCharacters: 200,
  videoDescriptionCharacters: 5_000,
  linkCharacters: 500,
  linkLabelCharacters: 40,
  banReasonCharacters: 500,
  bioCharacters: 500,
  /** Of a place or a company. */
  profileLineCharacters: 120,
  pageSlugCharacters: 100,
  /** HTML, without the pictures, which are stored on their own. */
  pageContentCharacters: 200_000,
  /** Earlier versions kept of each page. */
  pageVersions: 50,
  avatarDescriptionCharacters: 1_000,
  /** No plan can allow a longer script. */
  scriptMaxCharacters: 5_000,
  plannedSentences: 1_000,
  /** of one sentence */
  plannedMarks: 120,

  passkeysPerUser: 20,
  passkeyNameCharacters: 60,
  passwordResetMinutes: 60,
  emailVerificationHours: 72,
  invitationHours: 168,
  idempotencyHours: 24,
  idempotencyKeyCharacters: 200,

  purchaseLinkHours: 72,
  /** A refund waits this long for its sale. */
  saleWaitHours: 72,
  /** The secret before the present one of a webhook stays valid this long. */
  webhookOverlapDays: 7,
  webhookSecretCharacters: 200,
  serviceTitleCharacters: 60,
  serviceVoicesCharacters: 2000,
  serviceKeyCharacters: 400,
  serviceFieldCharacters: 200_000,
  serviceUseDays: 30,
  servicesMax: 20,
  webhookStatisticsDays: 7,

  webhookBodyBytes: 64 * 1024,
  /** What a service posts about a film, with the film in it. */
  outsideReportBytes: 512 * 1024 * 1024,
  outsideReportsPerVideo: 20,
  jsonBodyBytes: 1024 * 1024,
  /** A batch carries its table: 500 films with 20 variables of 1,000 characters, which may have three bytes each. */
  batchBodyBytes: 32 * 1024 * 1024,
  audioUploadBytes: 10_485_760,
  imageUploadBytes: 5 * 1024 * 1024,
  /** A person's own video: three minutes of a good phone. */
  clipUploadBytes: 1024 * 1024 * 1024,
  /** A clip is sent in pieces of at most this size, so that an upload goes on where it stopped. */
  clipPieceBytes: 8 * 1024 * 1024,
  /** What an actor of the installation signed. */
  releaseBytes: 10 * 1024 * 1024,
  /** A clip that films show beside their presenter. */
  materialClipBytes: 200 * 1024 * 1024,
  /** Those of an account that are sent or prepared at a time. */
  materialClipsInWork: 12,
  /** Clips of an account that are not presenters. */
  clipsUnusedMax: 5,
  looksPerPersonMax: 12,
  /** What somebody filmed says before any film is made. */
  sayingCharacters: 120,
  sayingSec: 15,
  sayingsInWork: 3,
  lookNameCharacters: 60,
  clipCheckReasonCharacters: 500,
  /** A voice that an administrator brings as files, all of them together. */
  voiceFilesBytes: 1024 * 1024 * 1024,
  voiceFiles: 120,

  libraryPageSize: 12,
  userPageSize: 15,
  trashDays: 30,
  /** In as many days as the trash keeps videos: films that take no slot still take a machine. */
  remakesPerVideo: 30,
  /** Between the wish to delete an account and its deletion. */
  accountPauseDays: 14,
  /** How long an export of an account's data can be downloaded. */
  exportDays: 7,
  webhookPageSize: 15,
  mailPageSize: 15,
  /** The place of a voice pack in its folder. */
  packIdCharacters: 300,
  /** Voice packs that wait or are downloaded at the same time. */
  voiceDownloads: 20,
  newsSubjectCharacters: 150,
  newsCharacters: 5000,
  mailDays: 30,
  /** Attempts at a video that fail by themselves. */
  renderAttempts: 3,
  /** Workers that may die in a row without finishing a segment more of a video. */
  workerDeaths: 10,
  speechRate: { min: 0.5, max: 2, step: 0.1, default: 1 },
} as const;
