import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { announcePageChange } from '../lib/page-change.ts';
import { paths } from '../lib/paths.ts';
import { AdminRoute } from './guards/admin-route.tsx';
import { GuestRoute } from './guards/guest-route.tsx';
import { PlanFeatureRoute } from './guards/plan-feature-route.tsx';
import { ProtectedRoute } from './guards/protected-route.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RouteError } from './route-error.tsx';

/** A route whose code is loaded when somebody goes there. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

const guestScreens: RouteObject[] = [
  screen(paths.home, async () => (await import('./pages/auth-page.tsx')).AuthPage),
  screen(paths.auth, async () => (await import('./pages/auth-page.tsx')).AuthPage),
  screen(paths.forgotPassword, async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage),
  screen(paths.resetPassword, async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage),
];

const unfinished = async () => await import('./pages/unfinished-pages.tsx');

const protectedScreens: RouteObject[] = [
  screen(paths.projects, async () => (await import('./pages/projects-page.tsx')).ProjectsPage),
  screen(paths.settings, async () => (await import('./pages/settings-page.tsx')).SettingsPage),
  screen(paths.pagePattern, async () => (await import('./pages/content-page.tsx')).ContentPage),
  screen(paths.sites, async () => (await import('./pages/sites-page.tsx')).SitesPage),
  screen(paths.apiSetup, async () => (await unfinished()).ApiSetupPage),
  screen(paths.aiEditor, async () => (await import('./pages/ai-editor-page.tsx')).AiEditorPage),
  {
    element: <AdminRoute />,
    children: [screen(paths.admin, async () => (await unfinished()).AdminPage)],
  },
];

const openScreens: RouteObject[] = [
  screen(paths.apiTest, async () => (await import('./pages/api-test-page.tsx')).ApiTestPage),
  screen('*', async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
];

const styleguide: RouteObject[] = import.meta.env.DEV
  ? [screen(paths.styleguide, async () => (await import('./styleguide/styleguide-page.tsx')).StyleguidePage)]
  : [];

/** The bar on top, then the screen; an error in the screen leaves the bar. */
const withNavigation = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./layouts/navigation-layout.tsx')).NavigationLayout }),
  children: [{ errorElement: <RouteError />, children }],
});

const studio = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./layouts/studio-layout.tsx')).StudioLayout }),
  errorElement: <RouteError isWholePage />,
  children,
});

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteError isWholePage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <GuestRoute />, children: guestScreens },
      {
        element: <ProtectedRoute />,
        children: [
          screen(paths.dashboard, async () => (await import('./pages/dashboard-page.tsx')).DashboardPage),
          withNavigation(protectedScreens),
          studio([screen(paths.create, async () => (await import('./pages/create-page.tsx')).CreatePage)]),
        ],
      },
      {
        element: <PlanFeatureRoute feature="team_members" />,
        children: [
          withNavigation([
            screen(paths.teamMembers, async () => (await import('./pages/team-members-page.tsx')).TeamMembersPage),
          ]),
        ],
      },
      screen(paths.joinTeam, async () => (await import('./pages/join-team-page.tsx')).JoinTeamPage),
      screen(paths.verifyEmail, async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage),
      ...styleguide,
      withNavigation(openScreens),
    ],
  },
]);

let shownPath = router.state.location.pathname;
router.subscribe(({ location }) => {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  announcePageChange();
});
