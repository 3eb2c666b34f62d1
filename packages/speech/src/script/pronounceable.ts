/** Clusters with which an English syllable can begin and end. */
const ONSETS =
  'b bl br c ch chr cl cr d dr dw f fl fr g gh gl gn gr gw h j k kh kl kn kr l m n p ph pl pr ps q r rh s sc sch scr sh shr sk sl ' +
  'sm sn sp sph spl spr sq st str sw t th thr tr tw v w wh wr x y z';
const CODAS =
  'b bb bs bt c ch ck cks ct cts d dd dds dge ds dth f ff ffs fs ft fts g gg gh ghs ght ghts gn gns gs h k ks l lb lbs lch ld lds lf ' +
  'lfth lk lks ll lls lm lms lp lps ls lt lth lts lve m mb mbs mm mn mp mps mpt ms n nc nch nct nd nds ng ngs ngth nk nks nn ns nt ' +
  'nth nts nx p ph phs pp ps pt pth pts q r rb rbs rc rch rd rds rf rg rk rks rl rld rlds rls rm rms rmth rn rns rp rps rr rs rst ' +
  'rsts rt rth rths rts rv rx s sc sh sk sks sm sms sp sps ss st sts t tch th ths ts tt tz v w wd wk wks wl wls wn wns ws wth x xt ' +
  'xth xts y ys z zz';

const oneOf = (clusters: string): string =>
  clusters
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Y is a vowel except where it opens a syllable. */
const VOWELS = '(?:[aeiou]|(?<!^)y)+';
const [ONSET, CODA] = [oneOf(ONSETS), oneOf(CODAS)];
const BETWEEN = `(?:${CODA})?(?:${ONSET})?(?=[aeiouy])`;
const WORD = new RegExp(`^(?:${ONSET})?(?:${VOWELS}(?:${BETWEEN}|(?:${CODA})?$))+$`, 'i');

/** Whether letters can be said as an English word: NASA can, HDMI cannot. */
export const isPronounceable = (letters: string): boolean => WORD.test(letters);
