import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import type { PossibleOwner } from '../rules/possible-owners.ts';

interface NextOwnerChoiceProps {
  seats: PossibleOwner[];
  value?: string;
  onChange?: (memberId: string) => void;
  /** The first member who can be chosen, who gets the focus where a choice is missing. */
  firstRef?: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** The members of the team; who cannot take over is there with the reason. */
export function NextOwnerChoice({ seats, value, onChange, firstRef, error }: NextOwnerChoiceProps) {
  const errorId = useId();
  const first = seats.find(({ obstacle }) => obstacle === null);
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1.5 font-medium text-13">New owner</legend>
      <div className="divide-y divide-line rounded-control border border-line">
        {seats.map((seat) => (
          <Seat
            key={seat.member.id}
            seat={seat}
            isChosen={seat.member.id === value}
            onChoose={() => onChange?.(seat.member.id)}
            choiceRef={seat === first ? firstRef : undefined}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-13 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface SeatProps {
  seat: PossibleOwner;
  isChosen: boolean;
  onChoose: () => void;
  choiceRef: Ref<HTMLInputElement> | undefined;
}

function Seat({ seat: { member, obstacle }, isChosen, onChoose, choiceRef }: SeatProps) {
  const noteId = useId();
  const isFree = obstacle === null;
  return (
    <label
      className={clsx('flex min-h-11 items-start gap-3 px-3 py-2.5', isFree ? 'cursor-pointer' : 'cursor-not-allowed')}
    >
      <input
        ref={choiceRef}
        type="radio"
        name="next-owner"
        value={member.id}
        checked={isChosen}
        onChange={onChoose}
        disabled={!isFree}
        aria-label={member.name}
        aria-describedby={noteId}
        className="mt-0.5 size-4 shrink-0 accent-ink disabled:opacity-40"
      />
      <span className="min-w-0 flex-1">
        <span className={clsx('block truncate text-14', isFree ? 'font-medium text-ink' : 'text-ink-soft')}>
          {member.name}
        </span>
        <span id={noteId} className={clsx('block text-13 text-ink-soft', isFree ? 'truncate' : 'break-words')}>
          {obstacle ?? member.email}
        </span>
      </span>
    </label>
  );
}
