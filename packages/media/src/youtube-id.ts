const ID = /^[\w-]{11}$/;
const HOSTS = ['youtube.com', 'youtube-nocookie.com', 'm.youtube.com', 'music.youtube.com'];

/** The id of a YouTube video, from any of its addresses or from the id itself. */
export function youtubeIdOf(text: string): string | undefined {
  const typed = text.trim();
  if (ID.test(typed)) return typed;
  const address = typed.includes('://') ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^www\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id = host === 'youtu.be' ? first : HOSTS.includes(host) && idOn(first, second, searchParams);
  return id && ID.test(id) ? id : undefined;
}

function idOn(first: string, second: string, query: URLSearchParams): string | undefined {
  if (first === 'watch') return query.get('v') ?? undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
}
