import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** The server says that the plan has no team. */
export function PlanAccessRequired({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const message = messageOf(error, 'You need to upgrade your plan to access team member management.');
  useEffect(() => {
    toastError('Plan Access Required', message);
  }, [message]);
  return (
    <MessagePage
      title="Plan Access Required"
      line="Team member management is available on higher-tier plans. Please upgrade your plan to access this feature."
      action={<Button onClick={() => void navigate(-1)}>Go Back</Button>}
    />
  );
}
