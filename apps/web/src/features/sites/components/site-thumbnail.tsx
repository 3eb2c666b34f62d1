import type { Site } from '@herald/contract/endpoints/sites';

/** The front page of a site, small: its words, colours and videos. */
export function SiteThumbnail({ site: { name, look } }: { site: Site }) {
  const { headline, tagline, ground, ink, accent, logo_url: logo, has_contact_form: hasContact, posters } = look;
  return (
    <div
      aria-hidden
      className="@container relative aspect-[16/10] select-none overflow-hidden"
      style={{ background: ground, color: ink }}
    >
      <div className="flex h-[13cqw] items-center gap-[2cqw] px-[6cqw] text-[3.4cqw]">
        {logo && <img src={logo} alt="" className="max-h-[6cqw] max-w-[18cqw] object-contain" />}
        <span className="min-w-0 truncate font-semibold">{name}</span>
        {hasContact && <span className="ml-auto text-[2.8cqw] underline">Contact</span>}
      </div>
      <p className="display mt-[2cqw] line-clamp-2 max-w-[78cqw] px-[6cqw] font-semibold text-[7.5cqw] leading-[1.06]">
        {headline}
      </p>
      {tagline && <p className="mt-[1.600cqw] max-w-[70cqw] truncate px-[6cqw] text-[3cqw] opacity-75">{tagline}</p>}
      {posters.length === 0 && (
        <p className="mt-[4cqw] px-[6cqw] text-[3cqw] opacity-75">There are no videos here yet.</p>
      )}
      <div className="mt-[4.5cqw] flex gap-[2.500cqw] px-[6cqw]">
        {posters.map((poster) => (
          <img
            key={poster}
            src={poster}
            alt=""
            loading="lazy"
            className="aspect-[9/16] w-[20cqw] rounded-[1.500cqw] bg-current/8 object-contain"
          />
        ))}
      </div>
      <span className="absolute inset-x-0 bottom-0 h-[3px]" style={{ background: accent }} />
    </div>
  );
}
