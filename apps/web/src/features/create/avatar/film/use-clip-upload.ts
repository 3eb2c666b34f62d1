import type { ClipRules } from '@herald/contract/endpoints/clips';
import { useEffect, useState } from 'react';
import { useAuthToken } from '#lib/auth-token.ts';
import { useStore } from '#lib/create-store.ts';
import { useWizard } from '../../steps/wizard-context.ts';
import { type ClipUpload, clipUpload, resumeKeptTake } from './clip-sender.ts';

/** What is sent or waits to be sent; undefined until it is known whether this browser keeps a take of an earlier visit. */
export function useClipUpload(rules: ClipRules | undefined): ClipUpload | null | undefined {
  const { userId } = useWizard();
  const token = useAuthToken();
  const upload = useStore(clipUpload);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (rules && !isKnown) void resumeKeptTake(userId, rules).then(() => setKnown(true));
  }, [userId, rules, isKnown]);
  if (upload && upload.token === token) return upload;
  return isKnown ? null : undefined;
}
