import { type ModerationItem, moderationQuery } from '@herald/contract/endpoints/admin-moderation';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useListAddress } from '#data/list-address.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Kbd } from '#ui/kbd.tsx';
import { useDecide, useModeration } from '../api/use-moderation.ts';
import { mayApprove, mayFlag } from '../rules/moderation-words.ts';
import { ModerationDetail, ModerationDrawer } from './moderation-detail.tsx';
import { ModerationFigures } from './moderation-figures.tsx';
import { ModerationQueue } from './moderation-queue.tsx';
import { ModerationToolbar } from './moderation-toolbar.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['f', 'flag'],
  ['r', 'remove'],
  ['space', 'play'],
] as const;

/** What waits for a moderator, and everything else that can be looked at. */
export function ContentModeration() {
  const place = useListAddress(moderationQuery);
  const answer = useModeration(place.query);
  const isBeside = useMediaQuery('(min-width: 1280px)');
  const film = useRef<HTMLVideoElement>(null);
  const [chosenId, choose] = useState<string>();
  const [removing, setRemoving] = useState<ModerationItem>();
  const [answered, setAnswered] = useState({ id: '', text: '' });
  const decide = useDecide();
  const items = answer.data?.data ?? [];
  const at = items.findIndex(({ id }) => id === chosenId);
  const shown = at < 0 ? (isBeside ? items[0] : undefined) : items[at];
  const step = (by: number) => choose(items[Math.min(Math.max(0, Math.max(0, at) + by), items.length - 1)]?.id);
  const goOn = (from: ModerationItem) => {
    const place = items.findIndex(({ id }) => id === from.id);
    choose((items[place + 1] ?? items[place - 1])?.id);
  };
  const answerTo = ({ id }: ModerationItem) => (answered.id === id ? answered.text : '');
  const approve = (item: ModerationItem) =>
    decide.mutate({ item, decision: { kind: 'approve', answer: answerTo(item) } }, { onSuccess: () => goOn(item) });
  const flag = (item: ModerationItem) => decide.mutate({ item, decision: { kind: 'flag' } });
  const deeds = { approve, flag, remove: setRemoving, isBusy: decide.isPending };
  const answering = (item: ModerationItem) => ({
    ...{ film, deeds, answer: answerTo(item) },
    onAnswer: (text: string) => setAnswered({ id: item.id, text }),
  });

  useShortcut('j', 'Next item', () => step(at < 0 && !isBeside ? 0 : 1));
  useShortcut('k', 'Previous item', () => step(-1));
  useShortcut('a', 'Approve the item', () => shown && mayApprove(shown) && !decide.isPending && approve(shown));
  useShortcut('f', 'Flag the item', () => shown && mayFlag(shown) && !decide.isPending && flag(shown));
  useShortcut('r', 'Remove the item', () => shown && setRemoving(shown));
  useShortcut('Space', 'Play or pause', () => {
    if (film.current?.paused) void film.current.play();
    else film.current?.pause();
  });

  return (
    <section aria-label="Content Moderation" className="flex flex-col gap-4">
      <ModerationFigures />
      <ModerationToolbar query={place.query} onQuery={place.change} />
      <div className={clsx('grid items-start gap-4', shown && 'xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]')}>
        <ModerationQueue
          place={place}
          answer={answer}
          selectedId={shown?.id}
          onOpen={({ id }) => choose(id)}
          deeds={deeds}
        />
        {isBeside && shown && (
          <div className="sticky top-4 flex min-w-0 flex-col gap-3">
            <ModerationDetail key={shown.id} id={shown.id} {...answering(shown)} />
            <p className="flex flex-wrap gap-x-5 gap-y-2 text-12 text-ink-soft">
              {KEYS.map(([key, does]) => (
                <span key={key} className="flex items-center gap-2">
                  <Kbd>{key}</Kbd>
                  {does}
                </span>
              ))}
            </p>
          </div>
        )}
      </div>
      {!isBeside && shown && (
        <ModerationDrawer key={shown.id} item={shown} {...answering(shown)} onClose={() => choose(undefined)} />
      )}
      {removing && (
        <RemoveDialog
          item={removing}
          isBusy={decide.isPending}
          onClose={() => setRemoving(undefined)}
          onRemove={(removal) =>
            decide.mutate(
              { item: removing, decision: { kind: 'remove', ...removal } },
              { onSettled: () => setRemoving(undefined), onSuccess: () => goOn(removing) },
            )
          }
        />
      )}
    </section>
  );
}
