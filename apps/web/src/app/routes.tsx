import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '#lib/paths.ts';
import { AdminRoute, GuestRoute, PlanFeatureRoute, ProtectedRoute, ReaderRoute } from './guards.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RouteError } from './route-error.tsx';

/** A route whose code is loaded when it is opened. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

const guestScreens: RouteObject[] = [
  screen(paths.home, async () => (await import('./pages/auth-page.tsx')).AuthPage),
  screen(paths.auth, async () => (await import('./pages/auth-page.tsx')).AuthPage),
  screen(paths.forgotPassword, async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage),
  screen(paths.resetPassword, async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage),
];

const dashboard = async () => (await import('./pages/dashboard-page.tsx')).DashboardPage;

const protectedScreens: RouteObject[] = [
  screen(paths.projects, async () => (await import('./pages/projects-page.tsx')).ProjectsPage),
  screen(paths.templates, async () => (await import('./pages/templates-page.tsx')).TemplatesPage),
  screen(paths.batches, async () => (await import('./pages/batch-pages.tsx')).BatchesPage),
  screen(paths.newBatch, async () => (await import('./pages/batch-pages.tsx')).NewBatchPage),
  screen(paths.batchPattern, async () => (await import('./pages/batch-pages.tsx')).BatchPage),
  screen(paths.settings, async () => (await import('./pages/settings-page.tsx')).SettingsPage),
  screen(paths.brandKit, async () => (await import('./pages/brand-kit-page.tsx')).BrandKitPage),
  screen(paths.myData, async () => (await import('./pages/my-data-page.tsx')).MyDataPage),
  screen(paths.removed, async () => (await import('./pages/removed-page.tsx')).RemovedPage),
  screen(paths.sites, async () => (await import('./pages/sites-page.tsx')).SitesPage),
  screen(paths.apiSetup, async () => (await import('./pages/api-setup-page.tsx')).ApiSetupPage),
  screen(paths.aiEditor, async () => (await import('./pages/ai-editor-page.tsx')).AiEditorPage),
];

const openScreens: RouteObject[] = [
  {
    element: <ReaderRoute />,
    children: [screen(paths.pagePattern, async () => (await import('./pages/content-page.tsx')).ContentPage)],
  },
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

/** Every screen, with its guard and its frame. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError isWholePage />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <GuestRoute />, children: guestScreens },
      {
        element: <ProtectedRoute />,
        children: [
          screen(paths.dashboard, dashboard),
          {
            element: <AdminRoute />,
            children: [
              screen(paths.admin, dashboard),
              screen(paths.editPagePattern, async () => (await import('./pages/page-editor-page.tsx')).PageEditorPage),
            ],
          },
          withNavigation(protectedScreens),
          studio([
            screen(paths.create, async () => (await import('./pages/create-page.tsx')).CreatePage),
            screen(paths.remakePattern, async () => (await import('./pages/remake-page.tsx')).RemakePage),
            screen(paths.templatePattern, async () => (await import('./pages/template-page.tsx')).TemplatePage),
          ]),
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
      screen(paths.unsubscribe, async () => (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage),
      screen(paths.verifyEmail, async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage),
      ...styleguide,
      withNavigation(openScreens),
    ],
  },
];
