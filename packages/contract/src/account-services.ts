/** Services an account can have a key of its own for, in the order of the screen. */
export const accountServices = ['heygen', 'google', 'openai', 'a2e'] as const;
export type AccountService = (typeof accountServices)[number];

/** What people call them. */
export const accountServiceTitles: Record<AccountService, string> = {
  heygen: 'HeyGen',
  google: 'Google TTS',
  openai: 'OpenAI',
  a2e: 'A2E',
};

/** The first three of the screen; the others stand below them. */
export const isMainService = (service: AccountService): boolean => service !== 'a2e';
