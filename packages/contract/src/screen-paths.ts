/** The addresses of the web app's screens; the server sends the app with status 404 for every other one. */
export const SCREEN_PATHS = [
  '/',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/projects',
  '/admin',
  '/admin/pages/:id',
  '/create',
  '/templates',
  '/templates/:id',
  '/batches',
  '/batches/new',
  '/batches/:id',
  '/videos/:id/remake',
  '/settings',
  '/settings/brand-kit',
  '/settings/my-data',
  '/removed',
  '/team-members',
  '/sites',
  '/api-setup',
  '/api-test',
  '/ai-editor',
  '/verify-email',
  '/join-team',
  '/unsubscribe',
  '/page/:slug',
] as const;

const patterns = SCREEN_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Like the router of the app: the case and a slash at the end do not matter. */
export function isScreenPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
