import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { connection } from '#lib/api.ts';
import { useStore } from '#lib/create-store.ts';
import { useSiteName } from '#lib/site-name.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

const BACK_MS = 4_000;

/** Under the bar of every screen while the server is away, and for a moment after it has returned. */
export function ConnectionBanner({ className }: { className: string }) {
  const { isAway, isDeviceOffline, answeredMs, nextTryMs } = useStore(connection.state);
  const isBack = useJustBack(isAway);
  const siteName = useSiteName();
  const awayTitle = isDeviceOffline ? 'You’re offline' : `${siteName} isn’t answering`;
  const title = isAway ? awayTitle : isBack ? `${siteName} is back` : '';
  return (
    <div className={clsx('sticky z-25', className)}>
      <p role="status" className="sr-only">
        {title}
      </p>
      {isAway && (
        <Banner tone="warn" title={title} action={<NextTry key={nextTryMs} nextTryMs={nextTryMs} />}>
          {isDeviceOffline ? 'This device has no network connection.' : `The last answer came at ${clock(answeredMs)}.`}{' '}
          This page refreshes by itself when {siteName} is back.
        </Banner>
      )}
      {isBack && <Banner tone="good" title={title} />}
    </div>
  );
}

function clock(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

function NextTry({ nextTryMs }: { nextTryMs: number }) {
  const [nowMs, setNowMs] = useState(Date.now);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const leftSec = Math.max(0, Math.ceil((nextTryMs - nowMs) / 1000));
  const tryNow = () => {
    setTrying(true);
    void connection.tryNow().finally(() => setTrying(false));
  };
  return (
    <span className="flex items-center gap-3">
      <span className="tnum text-ink-faint">{leftSec > 0 ? `Trying again in ${leftSec} s` : 'Trying again...'}</span>
      <Button size="s" icon={RotateCcw} onClick={tryNow} busyText={isTrying && 'Trying...'}>
        Try now
      </Button>
    </span>
  );
}

/** For a few seconds after the server has returned. */
function useJustBack(isAway: boolean): boolean {
  const [wasAway, setWasAway] = useState(isAway);
  const [isBack, setBack] = useState(false);
  if (wasAway !== isAway) {
    setWasAway(isAway);
    setBack(!isAway);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
