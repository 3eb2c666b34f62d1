import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { type Hint, usePronunciations, useSavePronunciations } from './pronunciations.ts';

interface Row extends Hint {
  id: number;
}

const MOST_HINTS = 200;

const trimmed = ({ word, say }: Hint): Hint => ({ word: word.trim(), say: say.trim() });
const missingIn = (list: readonly Hint[], from: readonly Hint[]) =>
  from.filter(({ word, say }) => !list.some((other) => other.word === word && other.say === say)).length;

/** The account's pronunciations while somebody edits them: what was typed stays until it is saved or discarded. */
export function usePronunciationRows(onSaved?: () => void) {
  const list = usePronunciations();
  const saving = useSavePronunciations();
  const [typed, setTyped] = useState<Row[]>();
  const [isChecked, setChecked] = useState(false);
  const saved = list.data ?? [];
  const rows = typed ?? [...saved, { word: '', say: '' }].map((hint, id) => ({ ...hint, id }));
  const filled = rows.map(trimmed).filter(({ word, say }) => word !== '' || say !== '');
  const isHalfFilled = filled.some(({ word, say }) => word === '' || say === '');
  const discard = () => {
    setTyped(undefined);
    setChecked(false);
    saving.reset();
  };
  const onSuccess = () => {
    // Lines that were changed while the list was being saved are not saved yet.
    setTyped((now) => (now === typed ? undefined : now));
    setChecked(false);
    onSaved?.();
  };
  return {
    list,
    rows,
    change: (id: number, patch: Partial<Hint>) =>
      setTyped(rows.map((row) => (row.id === id ? { ...row, ...patch } : row))),
    add: () => setTyped([...rows, { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, word: '', say: '' }]),
    mayAdd: rows.length < MOST_HINTS,
    remove: (id: number) => setTyped(rows.filter((row) => row.id !== id)),
    unsaved: Math.max(missingIn(saved, filled), missingIn(filled, saved)),
    isHalfFilled,
    isChecked,
    /** Marks half-filled lines. */
    check: () => setChecked(true),
    save: () => saving.mutate(filled, { onSuccess }),
    discard,
    isSaving: saving.isPending,
    failure: saving.error ? messageOf(saving.error, 'Your list was not saved. Please try again.') : '',
  };
}

export type PronunciationEdit = ReturnType<typeof usePronunciationRows>;
