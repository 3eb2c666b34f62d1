import { limits } from '@herald/contract/limits';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { longDay } from '#lib/dates.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBelongings } from '../api/deletion.ts';
import { belongingsText, deletionDay, membersText } from '../rules/deletion-words.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

interface DeletionCardProps {
  /** Why it cannot be done in this session. */
  refusal: string | undefined;
  /** The session has ended with the account. */
  onDeleted: () => void;
}

export function DeletionCard({ refusal, onDeleted }: DeletionCardProps) {
  const belongings = useBelongings();
  const [isAsking, setAsking] = useState(false);
  const has = belongings.data;
  return (
    <SettingsCard
      title="Delete my account"
      sentence={`With a pause of ${limits.accountPauseDays} days in which you can come back.`}
    >
      {belongings.isPending && (
        <div role="status">
          <span className="sr-only">Counting what goes...</span>
          <Skeleton className="h-10" />
        </div>
      )}
      {belongings.isError && <AlertBox>We couldn’t count what goes. {failureOf(belongings.error).message}</AlertBox>}
      {has && (
        <p className="text-14">
          {belongingsText(has)} go for good on {longDay(deletionDay())}. Watch pages close today. {membersText(has)}{' '}
          <span className="text-ink-soft">
            The audit log keeps what happened under numbers instead of names. What sellers reported about purchases
            stays with the people who run Herald.
          </span>
        </p>
      )}
      {refusal ? (
        <p className="mt-4 text-13 text-ink-faint">{refusal}</p>
      ) : (
        <Button kind="danger" className="-ml-3.5 mt-4" disabled={!has} onClick={() => setAsking(true)}>
          Delete account
        </Button>
      )}
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </SettingsCard>
  );
}
