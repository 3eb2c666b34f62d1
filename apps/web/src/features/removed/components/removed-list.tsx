import type { Removal } from '@herald/contract/endpoints/admin-moderation';
import { useState } from 'react';
import { exactMoment, longDay, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListFailure } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useAppeal, useRemovals } from '../api/use-removals.ts';

/** What a moderator removed, why, and the one appeal against it. */
export function RemovedList() {
  const removals = useRemovals();
  const [appealed, setAppealed] = useState<Removal>();
  if (removals.isLoadingError) return <ListFailure title="Failed to load what was removed." answer={removals} />;
  if (!removals.data) return <Spinner label="Loading what was removed..." className="py-24" />;
  if (removals.data.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title="Nothing was removed"
        sentence="When a moderator removes a video, a picture or the texts of a site, you read the reason here."
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {removals.data.map((removal) => (
          <li key={removal.id}>
            <RemovalPanel removal={removal} onAppeal={() => setAppealed(removal)} />
          </li>
        ))}
      </ul>
      {appealed && <AppealDialog removal={appealed} onClose={() => setAppealed(undefined)} />}
    </>
  );
}

const TYPES = { video: 'Video', image: 'Picture', text: 'Texts and logo of a site' } as const;

function RemovalPanel({ removal, onAppeal }: { removal: Removal; onAppeal: () => void }) {
  const { type, title, reason, words, removed_at, appeal, appeal_until, answer } = removal;
  const mayAppeal = appeal_until !== null && new Date(appeal_until) > new Date();
  return (
    <Panel className="flex flex-col gap-3 p-5 text-14">
      <div>
        <h2 dir="auto" className="break-words font-semibold text-16">
          {title}
        </h2>
        {removed_at ? (
          <p className="text-13 text-ink-soft" title={exactMoment(removed_at)}>
            {`${TYPES[type]}, removed ${timeAgo(removed_at)}`}
          </p>
        ) : (
          <p className="text-13 text-ink-soft">{`${TYPES[type]}, back after your appeal`}</p>
        )}
      </div>
      {reason && (
        <p className="break-words">
          {`Reason: ${reason}.`}
          {words && <span className="block whitespace-pre-line text-ink-soft">{words}</span>}
        </p>
      )}
      {appeal && (
        <p className="break-words border-line-strong border-l-2 pl-3 text-ink-soft">
          <span className="block text-12 text-ink-faint">{`Your appeal, ${timeAgo(appeal.created_at)}`}</span>
          {appeal.words}
        </p>
      )}
      {appeal && !answer && (
        <p className="text-13 text-ink-soft">A moderator looks at it again. You find the answer here.</p>
      )}
      {answer && (
        <p className="break-words border-line-strong border-l-2 pl-3">
          <span className="block text-12 text-ink-faint">{`The answer, ${timeAgo(answer.created_at)}`}</span>
          {removed_at ? 'It stays removed.' : 'It is back.'}
          {answer.words && <span className="block whitespace-pre-line">{answer.words}</span>}
        </p>
      )}
      {mayAppeal && appeal_until && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={onAppeal}>Appeal</Button>
          <span className="text-13 text-ink-soft">{`Once, until ${longDay(appeal_until)}`}</span>
        </div>
      )}
    </Panel>
  );
}

function AppealDialog({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const appeal = useAppeal();
  const send = () => {
    if (words.trim() === '') return setError('Please say why it should come back.');
    appeal.mutate({ id: removal.id, words }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Appeal"
      sentence={`A moderator looks at “${removal.title}” again and answers you here. There is one appeal.`}
      submit="Send appeal"
      busyText={appeal.isPending && 'Sending...'}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Why should it come back?" error={error}>
        <Textarea rows={4} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
    </FormDialog>
  );
}
