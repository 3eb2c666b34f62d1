/** Keys of the browser's local storage. */
export const storageKeys = {
  authToken: 'auth_token',
  /** The administrator's profile while they are signed in as another user. */
  adminUser: 'admin_user',
  theme: 'theme',
  accountTheme: 'account_theme',
} as const;
