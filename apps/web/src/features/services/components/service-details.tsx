import type { AdminService, ServiceWire } from '@herald/contract/endpoints/admin-services';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { endText } from '#lib/model-end.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot } from '#ui/dot.tsx';
import { Fact } from '#ui/fact.tsx';
import { useRemoveService, useTestService } from '../api/use-services.ts';
import { priceWords } from '../rules/money-words.ts';
import { endOf, keyText, speaks, usageText, voicesText } from '../rules/service-words.ts';
import { EditServiceDialog } from './edit-service-dialog.tsx';
import { EditTermsDialog } from './edit-terms-dialog.tsx';
import { UsedThisMonth } from './used-this-month.tsx';

interface ServiceDetailsProps {
  service: AdminService;
  wires: readonly ServiceWire[];
}

export function ServiceDetails({ service, wires }: ServiceDetailsProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 border-line border-t bg-ground px-4 py-5 md:px-6 lg:grid-cols-[1fr_340px]">
      <div className="min-w-0">
        <Warnings service={service} />
        <dl className="divide-y divide-line border-line border-b text-13">
          <Fact name="Address" className="py-2">
            {service.url}
          </Fact>
          {service.model && (
            <Fact name="Model" className="py-2">
              {service.model}
            </Fact>
          )}
          <Fact name="API key" className="py-2">
            {keyText(service)}
          </Fact>
          {speaks(service) && (
            <Fact name="Voices" className="py-2">
              {service.voices
                ? `Named here: ${service.voices}`
                : `${voicesText(service.voices_offered)} of its own list`}
            </Fact>
          )}
          <Fact name="Price" className="py-2">
            {priceWords(service)}
          </Fact>
          <Fact name="Used by" className="py-2">
            {usageText(service)}
          </Fact>
        </dl>
        {service.origin === 'settings' ? (
          <ServiceActions service={service} wires={wires} />
        ) : (
          <TermsOfEnvironment service={service} />
        )}
      </div>
      <div>
        <LastTest service={service} />
        <UsedThisMonth service={service} />
      </div>
    </div>
  );
}

function Warnings({ service }: { service: AdminService }) {
  const { key_is_lost, is_away, away_reason, model } = service;
  const end = endOf(service);
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {key_is_lost && (
        <AlertBox>
          The key cannot be read any more: the secret of this installation changed. Enter the key again.
        </AlertBox>
      )}
      {is_away && (
        <AlertBox>
          {`${away_reason ?? 'It does not respond.'} ${speaks(service) ? 'Its voices stay in the lists, and videos that need them wait or fail.' : 'Work that needs it waits, fails, or is done by Herald.'}`}
        </AlertBox>
      )}
      {end && (
        <p className="flex items-baseline gap-3 rounded-card border border-warn/50 p-3.5 text-13">
          <Dot tone="warn" />
          <span>
            <span className="font-medium">{endText(model, end)}</span>{' '}
            <span className="text-ink-soft">Choose another model before. Sounds made with it stay.</span>
          </span>
        </p>
      )}
    </div>
  );
}

function TermsOfEnvironment({ service }: { service: AdminService }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="mt-3 text-13 text-ink-faint">
        Set by the environment: it is changed there and asked before the others. Its price and caps are set here.
      </p>
      <Button size="s" onClick={() => setOpen(true)} className="mt-4 max-md:min-h-11">
        Price and caps
      </Button>
      {isOpen && <EditTermsDialog service={service} onClose={() => setOpen(false)} />}
    </>
  );
}

function ServiceActions({ service, wires }: ServiceDetailsProps) {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const remove = useRemoveService();
  const close = () => setOpen(undefined);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="s" onClick={() => setOpen('edit')} className="max-md:min-h-11">
        Edit
      </Button>
      <Button size="s" kind="ghost" onClick={() => setOpen('remove')} className="max-md:min-h-11">
        Remove
      </Button>
      {open === 'edit' && <EditServiceDialog service={service} wires={wires} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={close}
        title={`Remove ${service.title}?`}
        question={`Its key is deleted${speaks(service) ? ', and its voices leave all lists' : ''}. ${usageText(service)}. Videos and sounds that are made stay.`}
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(service, { onSettled: close })}
        busyText={remove.isPending && 'Removing...'}
      />
    </div>
  );
}

function LastTest({ service }: { service: AdminService }) {
  const test = useTestService(service.id);
  const { last_test: last } = service;
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-medium text-13">Last test</h4>
        <Button
          size="s"
          icon={Zap}
          onClick={() => test.mutate()}
          busyText={test.isPending && 'Testing...'}
          className="max-md:min-h-11"
        >
          Test now
        </Button>
      </div>
      <div role="status">
        {last ? (
          <dl className="mt-2 divide-y divide-line border-line border-y text-13">
            <Fact name="Result" nameWidth="m" className="py-2">
              <Dot tone={last.is_ok ? 'good' : 'bad'} className="mr-2.5" />
              {last.message}
            </Fact>
            <Fact name="Asked for" nameWidth="m" className="py-2">
              {last.asked_for}
            </Fact>
            {last.voices !== null && (
              <Fact name="Voices" nameWidth="m" className="py-2">
                {voicesText(last.voices)}
              </Fact>
            )}
            {last.avatars != null && (
              <Fact name="People" nameWidth="m" className="py-2">
                {last.avatars.toLocaleString('en-US')}
              </Fact>
            )}
            {last.quota && (
              <Fact name="Left there" nameWidth="m" className="py-2">
                {last.quota}
              </Fact>
            )}
            {last.sample_rate_hz !== null && (
              <Fact name="Sample rate" nameWidth="m" className="py-2">
                {`${last.sample_rate_hz.toLocaleString('en-US')} Hz`}
              </Fact>
            )}
            {last.models !== null && (
              <Fact name="Models" nameWidth="m" className="py-2">
                {last.ends.length > 0
                  ? `${last.models} offered, ${last.ends.length} with an end date`
                  : `${last.models} offered`}
              </Fact>
            )}
            <Fact name="Tested" nameWidth="m" title={exactMoment(last.at)} className="py-2">
              {timeAgo(last.at)}
            </Fact>
          </dl>
        ) : (
          <p className="mt-2 border-line border-t pt-3 text-13 text-ink-faint">
            {speaks(service)
              ? 'Not tested yet. The test asks for lists, and has three words said only where a server has none.'
              : 'Not tested yet. The test makes the cheapest call there is.'}
          </p>
        )}
      </div>
    </div>
  );
}
