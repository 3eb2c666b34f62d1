/** Keys of the browser's local storage. */
export const storageKeys = {
  authToken: 'auth_token',
  /** The administrator's profile while they are signed in as somebody else. */
  adminUser: 'admin_user',
  theme: 'theme',
} as const;
