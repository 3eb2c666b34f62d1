import type { AdminService, ServiceWire } from '@herald/contract/endpoints/admin-services';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { isWithoutPrice } from '#lib/budget-words.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { MonthCost } from '#ui/month-cost.tsx';
import { keyText, kindText, speaks, standingOf, voicesText } from '../rules/service-words.ts';
import { ServiceDetails } from './service-details.tsx';

interface ServiceRowProps {
  service: AdminService;
  wires: readonly ServiceWire[];
}

/** One service; opened, it shows its last test and what can be done with it. */
export function ServiceRow({ service, wires }: ServiceRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { title, last_test, voices_offered } = service;
  const { tone, label } = standingOf(service);
  return (
    <li>
      <div
        className={clsx(
          'grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 px-4 py-3 hover:bg-raised md:grid-cols-[minmax(130px,1.3fr)_112px_minmax(104px,1fr)_88px_minmax(112px,1fr)_72px] md:px-6',
          isOpen && 'bg-raised',
        )}
      >
        <div className="min-w-0">
          <h3 className="truncate font-medium text-14">{title}</h3>
          <p className="text-balance text-12 text-ink-faint">{kindText(service, wires)}</p>
        </div>
        <span className="flex items-center gap-2.5 text-13">
          <Dot tone={tone} />
          {label}
        </span>
        <div className="min-w-0">
          <p className="tc text-12">{keyText(service)}</p>
          <p className="truncate text-12 text-ink-faint">{placeOf(service)}</p>
        </div>
        <div className="tnum text-right text-13">
          <p>{speaks(service) ? voicesText(voices_offered) : '–'}</p>
          <p className="text-12 text-ink-faint">{last_test?.latency_ms != null ? `${last_test.latency_ms} ms` : '–'}</p>
        </div>
        <div className="max-md:col-span-2">
          {service.month_cap_micros === null && isWithoutPrice(service) ? (
            <p className="text-12 text-ink-faint">price not set</p>
          ) : (
            <MonthCost title={title} month={service} />
          )}
        </div>
        <Button
          size="s"
          kind="ghost"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={`${isOpen ? 'Close' : 'Open'} ${title}`}
          onClick={() => setOpen(!isOpen)}
          className="justify-self-end max-md:col-span-2 max-md:min-h-11 max-md:w-full"
        >
          {isOpen ? 'Close' : 'Open'}
        </Button>
      </div>
      <div id={detailsId}>{isOpen && <ServiceDetails service={service} wires={wires} />}</div>
    </li>
  );
}

const placeOf = ({ origin, url }: AdminService): string =>
  origin === 'environment' ? 'Environment' : (URL.parse(url)?.host ?? url);
