import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { Tag } from '#ui/tag.tsx';
import { HandOver, type HandOverProps } from './hand-over.tsx';
import { MemberName } from './member-name.tsx';
import { Seat } from './seat.tsx';

interface OwnerRowProps {
  user: SessionUser;
  /** Without it, the account stays with its owner. */
  handOver?: HandOverProps;
}

/** Whose account it is; the owner takes no seat and has no role to change, but can hand the account over. */
export function OwnerRow({ user: { name, email, avatar_url, account }, handOver }: OwnerRowProps) {
  const isSelf = account.role === 'owner';
  return (
    <div className="flex items-center gap-4 p-4">
      <Seat name={isSelf ? name : account.owner_name} kind="active" picture={isSelf ? avatar_url : null} />
      <div className="min-w-0 flex-1">
        <MemberName name={isSelf ? name : account.owner_name} isSelf={isSelf} />
        <p className="truncate text-13 text-ink-soft">{isSelf ? email : 'This account is theirs.'}</p>
      </div>
      <div className="flex w-[152px] shrink-0 max-md:w-auto">
        <Tag>Owner</Tag>
      </div>
      {isSelf && handOver ? (
        <div className="-mr-2 flex w-[108px] shrink-0 justify-end max-md:w-auto">
          <HandOver {...handOver} />
        </div>
      ) : (
        <div className="-mr-2 w-[108px] shrink-0 max-md:hidden" />
      )}
    </div>
  );
}
