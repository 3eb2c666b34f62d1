import { useLimits } from '#data/limits.ts';
import { sizeText } from '#ui/size-text.ts';

/** How full the account is, where something is added to it. */
export function StorageNote() {
  const { data } = useLimits();
  if (!data || data.storage_limit_bytes === null) return null;
  const { storage_used_bytes: used, storage_limit_bytes: limit } = data;
  const isFull = used >= limit;
  return (
    <p role={isFull ? 'alert' : undefined} className={`text-13 ${isFull ? 'text-bad' : 'text-ink-faint'}`}>
      {`Storage: ${sizeText(used)} of ${sizeText(limit)} used.`}
      {isFull && ' Delete videos for good or sounds you no longer need to make room.'}
    </p>
  );
}
