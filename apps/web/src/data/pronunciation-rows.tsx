import { Plus, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PronunciationEdit } from './use-pronunciation-rows.ts';

interface PronunciationRowsProps {
  edit: PronunciationEdit;
  onSubmit: () => void;
  /** The button that saves, where no other one of the page does. */
  children?: ReactNode;
}

/** How the account wants its names and brands to be said. */
export function PronunciationRows({ edit, onSubmit, children }: PronunciationRowsProps) {
  const { list, rows, change, isChecked } = edit;
  if (list.isError) {
    return (
      <ErrorState
        title="Your list did not load"
        reason={messageOf(list.error, 'The server sent an unexpected response.')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (!list.data) return <Skeleton className="h-24 w-full" />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      {/* Each field has a name of its own, with the number of its line. */}
      {rows.length > 0 && (
        <div aria-hidden className="-mb-1 grid grid-cols-[1fr_1fr_auto] gap-2 font-medium text-13">
          <span>Word</span>
          <span>Say it as</span>
          <span className="w-9 max-md:w-11" />
        </div>
      )}
      {rows.map(({ id, word, say }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
          <Input
            aria-label={`Word ${index + 1}`}
            aria-invalid={(isChecked && word.trim() === '' && say.trim() !== '') || undefined}
            maxLength={60}
            placeholder="Herald"
            value={word}
            onChange={(event) => change(id, { word: event.target.value })}
          />
          <Input
            aria-label={`Say word ${index + 1} as`}
            aria-invalid={(isChecked && say.trim() === '' && word.trim() !== '') || undefined}
            maxLength={120}
            placeholder="Hair old"
            value={say}
            onChange={(event) => change(id, { say: event.target.value })}
          />
          <IconButton icon={X} label={`Remove word ${index + 1}`} onClick={() => edit.remove(id)} />
        </div>
      ))}
      {isChecked && edit.isHalfFilled && (
        <p role="alert" className="text-13 text-bad">
          Every line needs a word and how to say it.
        </p>
      )}
      {edit.failure && <AlertBox>{edit.failure}</AlertBox>}
      <div className="mt-2 flex items-center justify-between">
        <Button kind="ghost" icon={Plus} onClick={edit.add} disabled={!edit.mayAdd} className="-ml-2">
          Add word
        </Button>
        {children}
      </div>
    </form>
  );
}
