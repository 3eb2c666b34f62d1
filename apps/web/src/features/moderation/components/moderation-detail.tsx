import type { ModerationItem, ModerationItemDetails } from '@herald/contract/endpoints/admin-moderation';
import { clsx } from 'clsx';
import { Check, ExternalLink, Flag, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Field } from '#ui/field.tsx';
import { FilmPlayer } from '#ui/film-player.tsx';
import { Icon } from '#ui/icon.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { ListFailure } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tag } from '#ui/tag.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useModerationItem } from '../api/use-moderation.ts';
import { mayApprove, mayFlag, STATUS_TONES, STATUS_WORDS, TYPE_WORDS } from '../rules/moderation-words.ts';
import type { ModerationDeeds } from './moderation-menu.tsx';
import { History, OwnerFacts, ReportList, Texts } from './moderation-parts.tsx';

/** What a moderator writes to somebody who appealed. */
interface Answering {
  answer: string;
  onAnswer: (answer: string) => void;
}

interface DetailProps extends Answering {
  id: string;
  film: RefObject<HTMLVideoElement | null>;
  deeds: ModerationDeeds;
}

/** Beside the queue, where there is room for both. What can be decided is first, in sight before anybody scrolls. */
export function ModerationDetail({ id, film, deeds, answer, onAnswer }: DetailProps) {
  const found = useModerationItem(id);
  const { data: item } = found;
  if (found.isLoadingError) return <ListFailure title="Failed to load the content." answer={found} />;
  if (!item) return <Spinner label="Loading content..." className="py-24" />;
  return (
    <Panel role="region" aria-label={item.title} className="min-w-0 overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-5 py-3">
        <Actions item={item} deeds={deeds} />
      </div>
      <div className="flex max-h-[calc(100dvh-180px)] min-h-0">
        {(item.video_url || item.type === 'image') && (
          <div className="max-h-full w-[36%] shrink-0 self-start overflow-hidden bg-bone">
            <Exhibit item={item} film={film} />
          </div>
        )}
        <div className="min-w-0 flex-1 overflow-y-auto p-5">
          <Heading item={item} />
          <Body item={item} answer={answer} onAnswer={onAnswer} />
        </div>
      </div>
    </Panel>
  );
}

interface DrawerProps extends Answering {
  item: ModerationItem;
  film: RefObject<HTMLVideoElement | null>;
  deeds: ModerationDeeds;
  onClose: () => void;
}

/** The same over the queue, where there is not. */
export function ModerationDrawer({ item: { id, title }, film, deeds, answer, onAnswer, onClose }: DrawerProps) {
  const found = useModerationItem(id);
  const { data: item } = found;
  return (
    <Drawer
      title={title}
      subtitle={item && <StatusLine item={item} />}
      onClose={onClose}
      returnTo={() => document.querySelector<HTMLElement>('[aria-label="Content Moderation"] [aria-current]')}
      actions={item && <Actions item={item} deeds={deeds} />}
    >
      {found.isLoadingError && <ListFailure title="Failed to load the content." answer={found} />}
      {!item && !found.isLoadingError && <Spinner label="Loading content..." className="py-24" />}
      {item && (
        <>
          {(item.video_url || item.type === 'image') && (
            <div className="mx-auto mb-4 w-[220px] overflow-hidden rounded-card bg-bone">
              <Exhibit item={item} film={film} />
            </div>
          )}
          <Body item={item} answer={answer} onAnswer={onAnswer} />
        </>
      )}
    </Drawer>
  );
}

function Exhibit({ item, film }: { item: ModerationItemDetails; film: DetailProps['film'] }) {
  if (item.video_url) {
    return (
      <FilmPlayer
        {...{ label: item.title, src: item.video_url, poster: item.thumbnail_url, durationSec: item.duration }}
        player={film}
        isWhole
        waits
        className="size-full"
      />
    );
  }
  return item.thumbnail_url ? (
    <div className="relative size-full">
      <img src={item.thumbnail_url} alt={item.title} className="size-full object-contain" />
      <div aria-hidden className="corners pointer-events-none absolute inset-3 text-film-soft" />
    </div>
  ) : null;
}

function Heading({ item }: { item: ModerationItemDetails }) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-13">
        <StatusLine item={item} />
        <OpenLink item={item} />
      </div>
      <h3 dir="auto" className="mt-1 break-words font-semibold text-20">
        {item.title}
      </h3>
    </div>
  );
}

function OpenLink({ item }: { item: ModerationItemDetails }) {
  if (!item.open_url) return null;
  return (
    <a
      href={item.open_url}
      target="_blank"
      rel="noreferrer"
      aria-label={`Open ${item.title} (opens in a new tab)`}
      className="grid size-9 place-items-center text-ink-soft hover:text-ink"
    >
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}

function StatusLine({ item }: { item: ModerationItemDetails }) {
  const { duration } = item;
  const length = duration === null ? '' : `, ${timeCode(duration)}`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="flex items-center gap-2 text-ink">
        <Dot tone={STATUS_TONES[item.status]} />
        {STATUS_WORDS[item.status]}
      </span>
      {item.is_appeal && <Tag>Appeal</Tag>}
      <span className="text-ink-soft">{`${TYPE_WORDS[item.type]}${length}`}</span>
    </span>
  );
}

interface BodyProps extends Answering {
  item: ModerationItemDetails;
}

function Body({ item, answer, onAnswer }: BodyProps) {
  return (
    <div className="mt-3 flex flex-col gap-5 text-13">
      <OwnerFacts item={item} />
      {item.report_list.length > 0 && <ReportList item={item} />}
      {item.texts.length > 0 && <Texts texts={item.texts} />}
      <History item={item} />
      {item.is_appeal && (
        <Field
          label={`Answer to ${item.creator}`}
          optional
          hint="They read it below their appeal. There is no second one."
        >
          <Textarea rows={3} maxLength={1000} value={answer} onChange={({ target }) => onAnswer(target.value)} />
        </Field>
      )}
    </div>
  );
}

function Actions({ item, deeds }: { item: ModerationItemDetails; deeds: ModerationDeeds }) {
  return (
    <>
      {mayApprove(item) && (
        <Button
          kind="primary"
          icon={Check}
          disabled={deeds.isBusy}
          onClick={() => deeds.approve(item)}
          className="max-md:flex-1"
        >
          Approve Content
          <Kbd className="max-lg:hidden">a</Kbd>
        </Button>
      )}
      {mayFlag(item) && (
        <Button
          icon={Flag}
          disabled={deeds.isBusy}
          onClick={() => deeds.flag(item)}
          // Two share the foot of a phone; the menu of the item has the third.
          className={clsx(mayApprove(item) && 'max-md:hidden')}
        >
          Flag Content
          <Kbd className="max-lg:hidden">f</Kbd>
        </Button>
      )}
      <Button
        kind="danger"
        icon={Trash2}
        disabled={deeds.isBusy}
        onClick={() => deeds.remove(item)}
        className="max-md:flex-1"
      >
        Remove Content
        <Kbd className="max-lg:hidden">r</Kbd>
      </Button>
    </>
  );
}
