import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { showFieldErrors } from '#lib/field-errors.ts';
import { readPage, useSavePage } from '../api/page.ts';
import type { PageDraft } from './use-page-draft.ts';

interface SaveOptions {
  draft: PageDraft;
  page: AdminPage | undefined;
  /** What changed on the server since this browser kept its changes. */
  changedMeanwhile: AdminPage | undefined;
  onCreated: (page: AdminPage) => void;
}

/** Saves the draft. A page that somebody else saved meanwhile is not written over without asking. */
export function useSave({ draft, page, changedMeanwhile, onCreated }: SaveOptions) {
  const save = useSavePage();
  const [latest, setLatest] = useState(page);
  const [conflict, setConflict] = useState(changedMeanwhile);
  const send = (baseVersion: number | undefined) => {
    if (save.isPending) return;
    const values = page?.is_special ? { ...draft.saved, content: draft.values.content } : draft.values;
    save.mutate(
      { values, id: page?.id, baseVersion },
      {
        onSuccess: (saved) => {
          setConflict(undefined);
          setLatest(saved);
          draft.markSaved(values, saved.version);
          if (!page) onCreated(saved);
        },
        onError: async (error) => {
          showFieldErrors(draft.form, error);
          if (page && failureOf(error).code === 'page_conflict') setConflict(await readPage(page.id));
        },
      },
    );
  };
  const submit = draft.form.handleSubmit(() => send(draft.baseVersion));
  useSaveKeys(() => void submit());
  return {
    submit,
    isPending: save.isPending,
    /** As the server has it. */
    latest,
    conflict,
    saveAnyway: (over: AdminPage) => send(over.version),
    take: (next: AdminPage) => {
      setConflict(undefined);
      setLatest(next);
      draft.startWith(next);
    },
  };
}

function useSaveKeys(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
