import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type KeptPage, keptPageOf } from '../rules/kept-page.ts';
import { EMPTY_PAGE, isSamePage, type PageValues, valuesOf } from '../rules/page-values.ts';

export interface PageDraft {
  form: UseFormReturn<PageValues>;
  values: PageValues;
  saved: PageValues;
  isDirty: boolean;
  /** This browser holds what is not saved. */
  isKept: boolean;
  /** What the changes were made on. */
  baseVersion: number | undefined;
  setBaseVersion: (version: number | undefined) => void;
  /** Goes up whenever the editor has to begin with another content. */
  round: number;
  /** The server has this now. */
  markSaved: (values: PageValues, version: number) => void;
  /** Begins with this page again; what is not saved is gone. */
  startWith: (page: AdminPage | undefined) => void;
  /** The editor's way to write the content it began with. */
  takeNormalForm: (content: string) => void;
  forget: () => void;
}

interface PageDraftOptions {
  userId: string;
  page: AdminPage | undefined;
  /** What an earlier visit left in this browser. */
  kept: KeptPage | undefined;
}

/** The values of a page while they are edited; what is not saved is kept in this browser. */
export function usePageDraft({ userId, page, kept }: PageDraftOptions): PageDraft {
  const first = page ? valuesOf(page) : EMPTY_PAGE;
  const form = useForm<PageValues>({ defaultValues: { ...first, ...kept?.values } });
  const [saved, setSaved] = useState(first);
  const [baseVersion, setBaseVersion] = useState(kept ? (kept.baseVersion ?? undefined) : page?.version);
  const [round, setRound] = useState(0);
  const [isKept, setKept] = useState(kept !== undefined);
  const values = form.watch();
  const isDirty = !isSamePage(values, saved);
  const store = useRef(keptPageOf(userId, page?.id ?? 'new'));
  const isForgotten = useRef(false);

  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the values, which are new objects each time.
  useEffect(() => {
    if (isForgotten.current) return;
    if (isDirty) {
      const keptAt = new Date().toISOString();
      setKept(store.current.write({ values, baseVersion: baseVersion ?? null, keptAt }));
    } else store.current.clear();
  }, [text, isDirty, baseVersion]);

  const startWith = (next: AdminPage | undefined) => {
    const nextValues = next ? valuesOf(next) : EMPTY_PAGE;
    setSaved(nextValues);
    setBaseVersion(next?.version);
    form.reset(nextValues);
    setRound((number) => number + 1);
  };
  return {
    form,
    values,
    saved,
    isDirty,
    isKept,
    baseVersion,
    setBaseVersion,
    round,
    startWith,
    markSaved: (next, version) => {
      setSaved(next);
      setBaseVersion(version);
    },
    takeNormalForm: (content) => {
      const { content: present } = form.getValues();
      if (saved.content === present) setSaved({ ...saved, content });
      form.setValue('content', content);
    },
    forget: () => {
      isForgotten.current = true;
      store.current.clear();
    },
  };
}
