import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { momentCode } from '#lib/time-code.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import type { Chapter } from '../rules/chapters.ts';
import { type Sentence, sentenceAt, wordsOf } from '../rules/sentences.ts';
import { Section } from './section.tsx';

interface TranscriptProps {
  sentences: readonly Sentence[];
  chapters: readonly Chapter[];
  /** Null before the film has begun. */
  atSec: number | null;
  onJump: (sec: number) => void;
}

/** What is said; it follows the sound, and a press on a line goes there. */
export function Transcript({ sentences, chapters, atSec, onJump }: TranscriptProps) {
  const current = atSec === null ? -1 : sentenceAt(sentences, atSec);
  const list = useFollowing(current);
  return (
    <Section title="Transcript" aside={<CopyText sentences={sentences} />}>
      <ol ref={list} className="-mx-3 relative max-h-[440px] overflow-y-auto">
        {sentences.map((sentence, index) => {
          const chapter = chapters.find((each) => isStartIn(each.startSec, sentences, index));
          return (
            <Fragment key={sentence.startSec}>
              {chapter && (
                <li className="px-3 pt-4 pb-1 first:pt-0">
                  <button
                    type="button"
                    onClick={() => onJump(chapter.startSec)}
                    className="-mx-1 min-h-6 rounded-control px-1 text-left font-medium text-13 text-ink hover:bg-raised"
                  >
                    <bdi>{chapter.title}</bdi>
                  </button>
                </li>
              )}
              <Line sentence={sentence} atSec={index === current ? atSec : null} onJump={onJump} />
            </Fragment>
          );
        })}
      </ol>
    </Section>
  );
}

function isStartIn(startSec: number, sentences: readonly Sentence[], index: number): boolean {
  return sentenceAt(sentences, startSec) === index;
}

interface LineProps {
  sentence: Sentence;
  /** Only for the line that is heard. */
  atSec: number | null;
  onJump: (sec: number) => void;
}

function Line({ sentence, atSec, onJump }: LineProps) {
  const isHeard = atSec !== null;
  return (
    <li aria-current={isHeard || undefined}>
      <button
        type="button"
        onClick={() => onJump(sentence.startSec)}
        className={clsx(
          'relative flex min-h-9 w-full gap-4 rounded-control px-3 py-2 text-left transition-colors hover:bg-raised max-md:min-h-11',
          isHeard && 'bg-raised',
        )}
      >
        {isHeard && <span aria-hidden className="absolute inset-y-2 left-0 w-[3px] rounded-full bg-signal" />}
        <span className={clsx('tc pt-[2px] text-12', isHeard ? 'text-signal-ink' : 'text-ink-faint')}>
          {momentCode(sentence.startSec)}
        </span>
        <span
          dir="auto"
          className={clsx(
            'min-w-0 flex-1 break-words text-start text-14 leading-[1.45]',
            isHeard ? 'text-ink' : 'text-ink-soft',
          )}
        >
          {isHeard ? <Spoken sentence={sentence} atSec={atSec} /> : sentence.text}
        </span>
      </button>
    </li>
  );
}

/** The sentence with the word underlined that is being spoken. */
function Spoken({ sentence, atSec }: { sentence: Sentence; atSec: number }) {
  const words = sentence.cues.flatMap(wordsOf);
  const spoken = words.findLastIndex(({ startSec }) => startSec <= atSec + 0.05);
  const textOf = (part: typeof words) => part.map(({ text }) => text).join(' ');
  const isOver = atSec > sentence.endSec + 0.3;
  if (spoken < 0 || isOver) return sentence.text;
  return (
    <>
      {textOf(words.slice(0, spoken))}{' '}
      <u className="decoration-2 decoration-signal underline-offset-4">{words[spoken]?.text}</u>{' '}
      {textOf(words.slice(spoken + 1))}
    </>
  );
}

/** Keeps the line that is heard in sight, moving only the list itself. */
function useFollowing(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = current >= 0 ? box?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!box || !line) return;
    const isSeen =
      line.offsetTop >= box.scrollTop && line.offsetTop + line.offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTo({ top: line.offsetTop - box.clientHeight / 3, behavior: 'smooth' });
  }, [current]);
  return list;
}

function CopyText({ sentences }: { sentences: readonly Sentence[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sentences.map(({ text }) => text).join('\n'));
      toastSuccess('Transcript copied');
    } catch {
      toastError(
        'The transcript was not copied',
        'Your browser does not allow it. Please select the text and copy it yourself.',
      );
    }
  };
  return (
    <Button kind="ghost" size="s" icon={Copy} className="-mr-3" onClick={() => void copy()}>
      Copy text
    </Button>
  );
}
