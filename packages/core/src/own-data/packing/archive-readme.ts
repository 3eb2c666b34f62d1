import type { ArchiveHead } from '../archive/archive-format.ts';

/** For a person who opens the zip. */
export function archiveReadme({ account, made_at, product }: ArchiveHead): string {
  return `Everything ${account.name} (${account.email}) has in ${product.name}, as of ${made_at}.

media/             Your videos with their subtitles and posters, avatars, pictures and sounds.
data/              Everything else, one JSON file for each table.
consents.json      Who agreed to the use of which face, when, and to which words.
herald-export.json What this file is: format, version and what it holds.
manifest.json      The size and the SHA-256 checksum of every other file.

Not in this file: passwords, also those of shared videos, the keys of two-factor, open sessions, and who
watched a video. The plays of each finished day are in data/video_days.json.

To bring all of it into another Herald, the person who runs it calls:

  herald import this-file.zip --into the-address-of-an-account

Do not unpack and pack the file again before that: an import reads it as it is.
`;
}
