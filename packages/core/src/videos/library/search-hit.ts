import type { ClipWord } from '@herald/contract/endpoints/speech';
import type { SearchHit } from '@herald/contract/endpoints/videos';
import { endsSentence } from '@herald/media/captions/sentence-end';
import { toWordPattern } from '../../db/search-query.ts';

/** What of a line is shown before its first hit. */
const MAX_BEFORE_CHARS = 28;
const MAX_LINE_CHARS = 120;

interface SearchedVideo {
  title: string;
  description: string;
  transcript: string;
  /** The spoken words with their times; empty when they are not known any more. */
  words: readonly ClipWord[];
}

interface Line {
  text: string;
  startSec: number | null;
}

/** The line that says most of what was looked for, spoken or else described; none when the title already says it. */
export function findSearchHit(video: SearchedVideo, search: string): Omit<SearchHit, 'video_id'> | undefined {
  const pattern = toWordPattern(search);
  if (!pattern || isInTitle(video.title, search)) return undefined;
  const line = bestOf(spokenLines(video), pattern) ?? bestOf(describedLines(video), pattern);
  return line && { at_seconds: line.startSec, line: partsOf(shortened(line.text, pattern), pattern) };
}

/** As the search in titles sees it. */
const isInTitle = (title: string, search: string): boolean => title.toLowerCase().includes(search.trim().toLowerCase());

function spokenLines({ transcript, words }: SearchedVideo): Line[] {
  const spoken = words.length > 0 ? words : transcript.split(/\s+/).map((text) => ({ text, start: null }));
  const lines: Line[] = [];
  let isOpen = false;
  for (const [index, { text, start }] of spoken.entries()) {
    const last = lines.at(-1);
    if (last && isOpen) last.text += ` ${text}`;
    else lines.push({ text, startSec: start });
    const around = { next: spoken[index + 1]?.text ?? '', before: spoken[index - 1]?.text, isPause: false };
    isOpen = !endsSentence(text, around);
  }
  return lines;
}

const describedLines = ({ description }: SearchedVideo): Line[] =>
  description.split('\n').map((text) => ({ text: text.trim(), startSec: null }));

/** The first of those with the most different hits. */
function bestOf(lines: readonly Line[], pattern: RegExp): Line | undefined {
  const hitsIn = ({ text }: Line) => new Set(text.toLowerCase().match(pattern)).size;
  const most = Math.max(0, ...lines.map(hitsIn));
  return most > 0 ? lines.find((line) => hitsIn(line) === most) : undefined;
}

/** Around the first hit, cut between words where the line has spaces. */
function shortened(text: string, pattern: RegExp): string {
  const hit = text.search(pattern);
  const from = hit > MAX_BEFORE_CHARS ? text.lastIndexOf(' ', hit - MAX_BEFORE_CHARS / 2) + 1 : 0;
  const rest = from > 0 ? `…${text.slice(from)}` : text;
  if (rest.length <= MAX_LINE_CHARS) return rest;
  return `${rest.slice(0, Math.max(rest.lastIndexOf(' ', MAX_LINE_CHARS), MAX_LINE_CHARS / 2))}…`;
}

function partsOf(text: string, pattern: RegExp): SearchHit['line'] {
  const parts: SearchHit['line'] = [];
  let end = 0;
  for (const { 0: hit, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), is_hit: false });
    parts.push({ text: hit, is_hit: true });
    end = index + hit.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), is_hit: false });
  return parts;
}
