import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { SaveTemplateDialog } from './save-template-dialog.tsx';

interface SaveVideoAsTemplateProps {
  videoId: string;
  isAdmin: boolean;
  onClose: () => void;
}

/** Makes a template of a finished film. */
export function SaveVideoAsTemplate({ videoId, isAdmin, onClose }: SaveVideoAsTemplateProps) {
  const { data: draft, error } = useQuery({
    queryKey: ['video-draft', videoId],
    queryFn: async ({ signal }) => (await request('GET /videos/:id/draft', { params: { id: videoId }, signal })).data,
    retry: false,
  });
  useEffect(() => {
    if (!error) return;
    toastError('No template', messageOf(error, 'We couldn’t read what this video is made of.'));
    onClose();
  }, [error, onClose]);
  return draft ? <SaveTemplateDialog draft={draft} isAdmin={isAdmin} onClose={onClose} /> : null;
}
