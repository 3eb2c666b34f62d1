interface MemberNameProps {
  name: string;
  isSelf: boolean;
}

/** Only the name is cut where there is no room, never that it is the one who looks. */
export function MemberName({ name, isSelf }: MemberNameProps) {
  return (
    <p className="flex font-medium text-14" title={name}>
      <span className="truncate">{name}</span>
      {isSelf && <span className="ml-1.5 shrink-0 text-ink-faint">you</span>}
    </p>
  );
}
