/** Flite's phone names in IPA; "pau" is silence. */
export const FLITE_TO_IPA: Record<string, string> = {
  pau: '',
  aa: 'ɑ',
  ae: 'æ',
  ah: 'ʌ',
  ao: 'ɔ',
  aw: 'aʊ',
  ax: 'ə',
  axr: 'ɚ',
  ay: 'aɪ',
  b: 'b',
  ch: 'tʃ',
  d: 'd',
  dh: 'ð',
  eh: 'ɛ',
  er: 'ɝ',
  ey: 'eɪ',
  f: 'f',
  g: 'ɡ',
  hh: 'h',
  ih: 'ɪ',
  iy: 'i',
  jh: 'dʒ',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  ng: 'ŋ',
  ow: 'oʊ',
  oy: 'ɔɪ',
  p: 'p',
  r: 'ɹ',
  s: 's',
  sh: 'ʃ',
  t: 't',
  th: 'θ',
  uh: 'ʊ',
  uw: 'u',
  v: 'v',
  w: 'w',
  y: 'j',
  z: 'z',
  zh: 'ʒ',
};

export interface FlitePhone {
  name: string;
  endSec: number;
}

/** Reads "name:endSec" pairs as Flite prints them. */
export function parseFlitePhones(printed: string): FlitePhone[] {
  return Array.from(printed.matchAll(/([a-z]+):(\d+\.\d+)/g), (match) => ({
    name: match[1],
    endSec: Number(match[2]),
  }));
}
