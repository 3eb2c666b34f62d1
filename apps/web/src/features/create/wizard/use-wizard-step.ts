import { useCallback, useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useNavigation, useSearchParams } from 'react-router';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { parseStep, type StepNumber } from '../steps/steps.ts';
import { reachableStep } from './step-rules.ts';

const PARAMETER = 'step';

/** The step is looked at before it is written down: that may wait until it is painted. */
const SETTLED_MS = 300;

/** The step is part of the address, so that Back and reload work; the draft remembers it for other devices. */
export function useWizardStep({ isAvatarLocked = false } = {}): { step: StepNumber; goTo: (step: StepNumber) => void } {
  const store = useDraftStore();
  const { content } = useDraft();
  const [search, setSearch] = useSearchParams();
  const asked = parseStep(search.get(PARAMETER));
  const step = reachableStep(content, asked ?? content.step, isAvatarLocked);
  // Writing the step into the address would call back somebody who is leaving for another page. What is rendered may not
  // know of that yet, but the router does.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { state: seen } = useNavigation();

  useEffect(() => {
    const isLeaving = seen !== 'idle' || router?.state.navigation.state !== 'idle';
    if (asked !== step && !isLeaving) setSearch(withStep(step), { replace: true });
    const settling = setTimeout(() => store.goToStep(step), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [asked, step, seen, router, setSearch, store]);

  const goTo = useCallback((next: StepNumber) => setSearch(withStep(next), { flushSync: true }), [setSearch]);
  return { step, goTo };
}

function withStep(step: StepNumber) {
  return (search: URLSearchParams) => {
    const next = new URLSearchParams(search);
    next.set(PARAMETER, String(step));
    return next;
  };
}
