import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { messageOf, request } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { hasWork } from '../draft/content-rules.ts';
import { draftServer } from '../draft/draft-ports.ts';

/** A template begins as a draft like any other; a draft with work in it is kept. */
export function NewTemplate() {
  const navigate = useNavigate();
  const beginning = useMutation({
    mutationFn: async () => {
      const { version, content } = await draftServer.load();
      if (version === 0 || !hasWork(content)) return;
      await request('POST /draft/kept', { body: { draft_version: version } });
    },
    onSuccess: () => navigate(paths.createTemplate),
    onError: (error) => toastError('No new template', messageOf(error, 'Your present draft could not be kept.')),
  });
  return (
    <Button icon={Plus} onClick={() => beginning.mutate()} busyText={beginning.isPending && 'Preparing...'}>
      New template
    </Button>
  );
}
