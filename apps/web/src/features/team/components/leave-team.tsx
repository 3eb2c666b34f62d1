import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type NewSession, useLeaveTeam } from '../api/use-leave-team.ts';

interface LeaveTeamProps {
  account: SessionUser['account'];
  onLeft: (session: NewSession) => void;
}

/** In the own row of a member. */
export function LeaveTeam({ account, onLeft }: LeaveTeamProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveTeam(onLeft);
  return (
    <>
      <Button size="s" icon={LogOut} onClick={() => setAsking(true)}>
        Leave team
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Leave the team of ${account.owner_name}?`}
        question="Your videos stay with the team, and you go on in your own account. To come back, you need a new invitation."
        confirmLabel="Leave team"
        busyText={leave.isPending && 'Leaving...'}
        onConfirm={() => leave.mutate(account.id)}
      />
    </>
  );
}
