import type { AdminService } from '@herald/contract/endpoints/admin-services';
import { Plus, Zap } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useServices, useTestAllServices } from '../api/use-services.ts';
import { needsAttention } from '../rules/service-words.ts';
import { AddServiceDialog } from './add-service-dialog.tsx';
import { ServiceRow } from './service-row.tsx';

/** Services that work for this installation. */
export function ServiceSettings() {
  const services = useServices();
  const [isAdding, setAdding] = useState(false);
  const { data } = services;
  return (
    <Panel className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4 md:px-6">
        <h2 className="font-semibold text-16">Services</h2>
        <p className="text-13 text-ink-faint">
          Herald films without any of them. Each one adds voices, people, pictures or films.
        </p>
        {data && data.services.length > 0 && (
          <div className="ml-auto flex flex-wrap gap-2">
            <TestAll services={data.services} />
            <Button size="s" icon={Plus} onClick={() => setAdding(true)} className="max-md:min-h-11">
              Add service
            </Button>
          </div>
        )}
      </div>
      {data && data.services.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {data.services.map((service) => (
            <ServiceRow key={service.id} service={service} wires={data.wires} />
          ))}
        </ul>
      )}
      {data?.services.length === 0 && <NoServices onAdd={() => setAdding(true)} />}
      {services.isPending && <ServicesLoading />}
      {services.isLoadingError && (
        <div className="border-line border-t p-4 md:px-6">
          <AlertBox
            action={
              <Button
                size="s"
                onClick={() => void services.refetch()}
                busyText={services.isFetching && 'Trying again...'}
              >
                Try again
              </Button>
            }
          >
            {`Failed to load the services. ${failureOf(services.error).message}`}
          </AlertBox>
        </div>
      )}
      {isAdding && data && <AddServiceDialog wires={data.wires} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function TestAll({ services }: { services: readonly AdminService[] }) {
  const test = useTestAllServices();
  return (
    <Button
      size="s"
      icon={Zap}
      onClick={() => test.mutate(services)}
      busyText={test.isPending && 'Testing...'}
      className="max-md:min-h-11"
    >
      Test all
    </Button>
  );
}

function NoServices({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="border-line border-t px-4 py-8 md:px-6">
      <h3 className="font-semibold text-20">No service yet</h3>
      <p className="mt-1 max-w-[60ch] text-13 text-ink-soft">
        Herald speaks, draws and films without one. Add a server of your own, or a service you have a key for. Customers
        find what it offers in the wizard.
      </p>
      <Button kind="primary" icon={Plus} onClick={onAdd} className="mt-5">
        Add service
      </Button>
    </div>
  );
}

function ServicesLoading() {
  return (
    <div className="flex flex-col gap-6 border-line border-t px-4 py-5 md:px-6">
      <p role="status" className="sr-only">
        Loading the services...
      </p>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

/** How many services need somebody, beside the name of the place. */
export function ServiceMark() {
  const { data } = useServices();
  const count = data?.services.filter(needsAttention).length ?? 0;
  if (count === 0) return null;
  return (
    <span className="tnum relative flex items-center gap-2 text-12 text-ink-faint">
      <Dot tone="warn" />
      {count.toLocaleString('en-US')}
      <span className="sr-only">{count === 1 ? 'needs attention' : 'need attention'}</span>
    </span>
  );
}
