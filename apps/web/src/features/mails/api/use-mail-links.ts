import type { AdminMail } from '@herald/contract/endpoints/admin-mails';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { copyLink } from '#lib/copy-link.ts';
import { toastError } from '#lib/toast.ts';
import { refreshMails } from './use-mails.ts';

export interface MailLinks {
  /** Set once it was asked for; each asking is recorded. */
  linkOf: (mail: AdminMail) => string | undefined;
  show: (mail: AdminMail) => void;
  copy: (mail: AdminMail) => void;
  isAsking: (mail: AdminMail) => boolean;
}

/** Links open accounts: they are asked for one by one, and forgotten when the screen is left. */
export function useMailLinks(): MailLinks {
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const asking = useMutation({
    mutationFn: async ({ id }: AdminMail) => (await request('POST /admin/mails/:id/link', { params: { id } })).data,
    onSuccess: ({ link }, { id }) => setLinks((all) => ({ ...all, [id]: link })),
    onError: (error) => {
      toastError('Error', messageOf(error, 'Failed to get the link.'));
      void refreshMails();
    },
  });
  const linkOf = ({ id, link }: AdminMail) => (link.state === 'ready' ? links[id] : undefined);
  const get = (mail: AdminMail) =>
    asking.mutateAsync(mail).then(
      ({ link }) => link,
      () => undefined,
    );
  return {
    linkOf,
    show: (mail) => asking.mutate(mail),
    copy: async (mail) => {
      const link = linkOf(mail) ?? (await get(mail));
      if (link) await copyLink(link, `Send it to ${mail.to}.`);
    },
    isAsking: ({ id }) => asking.isPending && asking.variables.id === id,
  };
}
