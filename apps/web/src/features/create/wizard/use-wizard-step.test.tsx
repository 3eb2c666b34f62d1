import { draftContent } from '@herald/contract/draft';
import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { DraftStore } from '../draft/draft-store.ts';
import { DraftContext } from '../draft/use-draft.ts';
import { useWizardStep } from './use-wizard-step.ts';

const saved = { version: 0, content: draftContent.parse({}) };

function aDraftStore(): DraftStore {
  return new DraftStore(saved, {
    load: async () => saved,
    save: async () => ({ kind: 'saved', version: 1 }),
    clear: async () => undefined,
    backup: { read: () => null, write: () => undefined, clear: () => undefined },
    announce: () => undefined,
  });
}

function StepOnScreen() {
  return <p>Step {useWizardStep().step}</p>;
}

/** Leaves when the wizard is painted, before anything that waits for that. */
function Leaving() {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate('/projects'), [navigate]);
  return null;
}

/** A wizard, and a library whose code is still on its way. */
function openWizard({ isLeftAtOnce = false } = {}) {
  const store = aDraftStore();
  const projects = Promise.withResolvers<null>();
  const wizard = (
    <DraftContext value={store}>
      <StepOnScreen />
      {isLeftAtOnce && <Leaving />}
    </DraftContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/create', element: wizard },
      { path: '/projects', loader: () => projects.promise, element: <p>Projects</p> },
    ],
    { initialEntries: ['/create'] },
  );
  return { router, projects };
}

test('writes the step into an address that has none', async () => {
  const { router } = openWizard();
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.search).toBe('?step=1'));
});

test('does not call somebody back who left before the draft was there', async () => {
  const { router, projects } = openWizard();
  void router.navigate('/projects');
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  projects.resolve(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
});

test('does not call somebody back who left in the moment in which the wizard was painted', async () => {
  const { router, projects } = openWizard({ isLeftAtOnce: true });
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  expect(router.state.navigation.location?.pathname).toBe('/projects');
  projects.resolve(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
});
