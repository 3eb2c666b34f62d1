/** The row shows that there is room, not how much; the words say the number. */
const SHOWN_AT_MOST = 5;

export function FreeSeats({ count }: { count: number }) {
  if (count <= 0) return <p className="mt-3 text-13 text-ink-soft">Every seat of your plan is taken.</p>;
  const ghosts = Array.from({ length: Math.min(count, SHOWN_AT_MOST) }, (_, place) => `seat ${place + 1}`);
  return (
    <div className="mt-3 grid auto-cols-fr grid-flow-col gap-3">
      {ghosts.map((ghost, place) => (
        <div key={ghost} className="corners grid h-16 place-items-center text-13 text-edge max-md:nth-[n+4]:hidden">
          {place === 0 && <span className="text-ink-faint">{count === 1 ? '1 free seat' : `${count} free seats`}</span>}
        </div>
      ))}
    </div>
  );
}
