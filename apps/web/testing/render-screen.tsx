import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { AccountRole } from '@herald/contract/statuses';
import { storageKeys } from '@herald/contract/storage-keys';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { connection } from '#lib/api.ts';
import { App } from '../src/app/app.tsx';
import { routes } from '../src/app/routes.tsx';
import { aMemberOf, anAdministrator, aProfile, aUser, someLimits } from './a-user.ts';
import { connect } from './fake-network.ts';
import { FakeServer, type Handlers } from './fake-server.ts';
import { fakeToken } from './fake-token.ts';
import { data } from './replies.ts';
import { serversInUse } from './servers-in-use.ts';

/** `nobody` is signed out, `administrator` runs the installation; the others are a role in an account. */
export type Person = AccountRole | 'administrator' | 'nobody' | SessionUser;

interface ScreenOptions {
  as?: Person;
  server?: Handlers;
  /** What an earlier screen handed over. */
  state?: unknown;
}

export interface ShownScreen {
  server: FakeServer;
  router: DataRouter;
  user: UserEvent;
  path: () => string;
}

/** What every screen asks for besides its own things. */
function frameOf(server: FakeServer): Handlers {
  return {
    siteInfo: () => data(siteInfo),
    currentUser: () => data({ user: server.user ?? aUser() }),
    ready: () => data({ database: 'up' }),
    listPages: () => data([]),
    listPlans: () => data([]),
    userLimits: () => data(someLimits()),
    getPreferences: () => data(defaultPreferences),
    getEmail: () => data({ email: (server.user ?? aUser()).email, pending: null }),
    getSettingsProfile: () => data(aProfile()),
    readAttention: () => data({ failed_events: 0, pending_review: 0, mails_not_sent: 0, clips_to_check: 0, steps: [] }),
    listCast: () => data({ actors: [], candidates: [] }),
    listClipChecks: () => data({ clips: [], trusted: [] }),
    mailTransport: () => data({ server: null, from: 'Herald <herald@herald.test>', not_sent: 0 }),
    listVoices: () => data([]),
    listApiKeys: () => data({ may_edit: true, keys: [], all_ready: false }),
    listKeptDrafts: () => data([]),
    popularTemplates: () => data([]),
    templateCategories: () => data({ total: 0, mine: 0, team: 0, categories: [] }),
    aiEditor: () => data({ url: null, name: '' }),
    videoEvents: () => server.videoLine.open(),
  };
}

export const siteInfo = {
  site_name: 'Herald',
  site_description: '',
  support_email: '',
  support_url: '',
  registration_enabled: true,
  maintenance_mode: false,
  sends_mail: true,
  sites_domain: 'sites.herald.test',
};

function userOf(person: Person): SessionUser | null {
  if (typeof person !== 'string') return person;
  if (person === 'nobody') return null;
  if (person === 'administrator') return anAdministrator();
  return person === 'owner' ? aUser() : aMemberOf('Ines Duarte', person);
}

/** Opens an address of the app, with its real routes and guards, against a server that answers as told. */
export function renderScreen(path: string, { as = 'owner', server: handlers = {}, state }: ScreenOptions = {}) {
  const server = startServer(as, handlers);
  const { pathname, search } = new URL(path, 'http://herald.test');
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] });
  render(<App router={router} />);
  const shown: ShownScreen = {
    server,
    router,
    user: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname,
  };
  return shown;
}

/** A server and the session of somebody who uses it. */
export function startServer(as: Person, handlers: Handlers): FakeServer {
  const server = new FakeServer();
  server.user = userOf(as);
  server.answer(frameOf(server));
  server.answer(handlers);
  serversInUse.add(server);
  connect(server);
  // What the screen of an earlier test still asked for may have found nobody.
  if (connection.state.read().isAway) void connection.tryNow();
  if (server.user) localStorage.setItem(storageKeys.authToken, fakeToken());
  return server;
}
