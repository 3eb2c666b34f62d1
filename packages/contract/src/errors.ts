/** The catalogue's default texts; the server sends them, the client falls back on them. */
export const errorTexts = {
  unknown: 'An unknown error occurred.',
  network: 'Network error occurred. Please check your connection.',
  unauthorized: 'You are not authorized to perform this action.',
  forbidden: 'Access denied.',
  notFound: 'Resource not found.',
  validation: 'Please check your input and try again.',
  server: 'Server error occurred. Please try again later.',
} as const;

/** Every error the server can name: its HTTP status and its default text. */
export const errorTable = {
  malformed: { status: 400, text: errorTexts.validation },
  unauthorized: { status: 401, text: errorTexts.unauthorized },
  removed_from_team: { status: 401, text: 'You no longer belong to this team.' },
  invalid_credentials: { status: 401, text: 'Invalid email or password. Please try again.' },
  two_factor_required: { status: 401, text: 'Enter the code of your authenticator app.' },
  passkey_refused: { status: 401, text: 'This passkey does not open an account here. Sign in with your password.' },
  webhook_refused: { status: 401, text: 'This webhook could not be verified.' },
  forbidden: { status: 403, text: errorTexts.forbidden },
  acts_as_other: { status: 403, text: 'You are signed in as another person. Only they can do this.' },
  media_link_invalid: { status: 403, text: 'This link is invalid or has expired.' },
  account_suspended: { status: 403, text: 'This account is suspended. Please contact support.' },
  account_banned: { status: 403, text: 'This account is closed. Please contact support.' },
  password_required: { status: 403, text: 'Enter your password again to go on.' },
  two_factor_setup_required: {
    status: 403,
    text: 'Administrators need two-factor here. Turn it on in Settings, Security.',
  },
  team_plan_required: {
    status: 403,
    text: 'You need to upgrade your plan to access team member management.',
  },
  marketplace_required: {
    status: 403,
    text: 'The marketplace needs a plan that includes it.',
  },
  site_offline: {
    status: 403,
    text: 'This website is offline because the plan of its owner does not include the marketplace.',
  },
  watch_password_required: { status: 403, text: 'This video needs a password.' },
  watch_password_wrong: { status: 403, text: 'Wrong password. Please try again.' },
  registration_closed: { status: 403, text: 'Registration is closed at the moment.' },
  not_found: { status: 404, text: errorTexts.notFound },
  request_timeout: { status: 408, text: 'The request took too long to arrive.' },
  conflict: { status: 409, text: 'Someone changed this in the meantime. Reload the page and try again.' },
  draft_conflict: {
    status: 409,
    text: 'This draft was changed in another tab or on another device. Reload it to continue with the latest version.',
  },
  page_conflict: {
    status: 409,
    text: 'Someone saved this page after you opened it. Nothing of yours is lost: look at the latest version, then save yours again.',
  },
  remake_conflict: {
    status: 409,
    text: 'Someone re-made this video after you opened it. Nothing of yours is lost: look at their version, or re-make yours after it.',
  },
  team_full: { status: 409, text: 'Your plan has no seat left for another team member.' },
  address_not_confirmed: {
    status: 409,
    text: 'Confirm your email address first. Then try again.',
  },
  sites_full: { status: 409, text: 'Your plan has no room for another site.' },
  storage_full: {
    status: 409,
    text: 'Your storage is full. Empty the trash or delete audio you no longer need, then try again.',
  },
  voice_ended: { status: 409, text: 'The voice of this video is no longer offered. Choose who speaks.' },
  batch_changed: {
    status: 409,
    text: 'Something changed since this batch was checked. Look at it again, then start it.',
  },
  over_budget: { status: 409, text: 'The monthly cap for this service is reached.' },
  email_taken: { status: 409, text: 'An account with this email already exists.' },
  request_in_progress: { status: 409, text: 'This request is still in progress.' },
  payload_too_large: { status: 413, text: 'What you sent is too large.' },
  unsupported_media_type: { status: 415, text: 'This content type is not accepted here.' },
  range_not_satisfiable: { status: 416, text: 'That part of the file does not exist.' },
  validation: { status: 422, text: errorTexts.validation },
  reset_link_invalid: {
    status: 422,
    text: 'This password reset link is invalid or has expired. Please request a new one.',
  },
  sign_in_expired: { status: 422, text: 'This sign-in took too long. Please begin again.' },
  unsubscribe_link_invalid: {
    status: 422,
    text: 'This link is not complete. You can turn these mails off in Settings, Preferences.',
  },
  verification_link_invalid: {
    status: 422,
    text: 'This confirmation link is invalid or has expired. Please request a new one.',
  },
  invitation_invalid: {
    status: 422,
    text: 'This invitation is invalid or has expired. Please ask for a new one.',
  },
  rate_limited: { status: 429, text: 'Rate limit exceeded. Please try again later.' },
  too_many_attempts: { status: 429, text: 'Too many attempts. Please wait a moment and try again.' },
  headers_too_large: { status: 431, text: 'The request headers are too large.' },
  format_unknown: { status: 501, text: 'This format is not offered. Ask for json or xml.' },
  internal: { status: 500, text: errorTexts.server },
  maintenance: { status: 503, text: 'We are making improvements. Please come back in a little while.' },
  unavailable: { status: 503, text: errorTexts.server },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;
