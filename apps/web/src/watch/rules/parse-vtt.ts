/** A line of captions and when it is heard. */
export interface Cue {
  startSec: number;
  endSec: number;
  text: string;
}

const timing = /^([\d:.]+)\s+-->\s+([\d:.]+)/;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Reads a WebVTT file; what is no cue is passed over. */
export function parseVtt(file: string): Cue[] {
  return file
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(cueOf)
    .filter((cue) => cue !== null);
}

function cueOf(block: string): Cue | null {
  const lines = block.split('\n');
  const timed = lines.findIndex((line) => timing.test(line));
  const [, start = '', end = ''] = timing.exec(lines[timed] ?? '') ?? [];
  if (!start) return null;
  const text = plainText(lines.slice(timed + 1).join(' '));
  return text ? { startSec: secondsOf(start), endSec: secondsOf(end), text } : null;
}

/** 1:02:03.5 or 02:03.500 */
function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim();
}
