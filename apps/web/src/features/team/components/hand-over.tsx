import type { TeamMember } from '@herald/contract/endpoints/team';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { NewSession } from '../api/use-leave-team.ts';
import { useNextOwners } from '../api/use-next-owners.ts';
import { withObstacles } from '../rules/possible-owners.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { NextOwnerChoice } from './next-owner-choice.tsx';

export interface HandOverProps {
  members: TeamMember[];
  onDone: (session: NewSession, name: string) => void;
}

const TITLE = 'Hand the account over?';

/** In the row of the owner. */
export function HandOver(props: HandOverProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Crown} label="Hand the account over" onClick={() => setAsking(true)} />
      {isAsking && <HandOverDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function HandOverDialog({ members, onDone, onClose }: HandOverProps & { onClose: () => void }) {
  const nextOwners = useNextOwners();
  const seats = nextOwners.data && withObstacles(members, nextOwners.data);
  if (seats?.some(({ obstacle }) => obstacle === null)) {
    return <HandOverForm title={TITLE} seats={seats} onDone={onDone} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={TITLE}
      description={seats && 'Nobody in your team can take over this account yet.'}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {seats && <NextOwnerChoice seats={seats} />}
      {nextOwners.isPending && <Spinner label="Looking who can take over..." className="py-8" />}
      {nextOwners.isError && (
        <ErrorState
          title="We couldn't find out who can take over."
          reason={messageOf(nextOwners.error, 'The server did not answer as expected.')}
          onRetry={() => void nextOwners.refetch()}
          isRetrying={nextOwners.isFetching}
        />
      )}
    </Dialog>
  );
}
