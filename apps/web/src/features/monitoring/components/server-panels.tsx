import type { Monitoring } from '@herald/contract/endpoints/admin-monitoring';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { DASH, msText, percentText, rateText, usedText } from '../rules/monitoring-words.ts';
import { FigureRow } from './figure-row.tsx';

const NOT_TOLD = 'the system does not tell';
/** The badge turns yellow above this. */
const MANY_SLOW = 5;

const shareOf = (part: number | null, whole: number | null) => (part === null || !whole ? null : part / whole);

export function ServerPanel({ server }: { server: Monitoring['server'] }) {
  const { machines, cpu_share, memory_bytes, memory_total, disk_bytes, disk_total, connections } = server;
  const isHeard = machines > 0;
  return (
    <Panel aria-labelledby="server" className="px-5 py-4">
      <div className="flex items-baseline justify-between border-line border-b pb-3">
        <h3 id="server" className="font-semibold text-14">
          Server Performance
        </h3>
        <span className="text-12 text-ink-faint">{`${machines} ${machines === 1 ? 'machine' : 'machines'}, ${server.cores} cores`}</span>
      </div>
      <dl>
        <FigureRow label="CPU" value={percentText(cpu_share, 0)} share={cpu_share} />
        <FigureRow
          label="Memory"
          value={usedText(memory_bytes, memory_total)}
          share={shareOf(memory_bytes, memory_total)}
        />
        <FigureRow
          label="Disk"
          value={usedText(disk_bytes, disk_total)}
          share={shareOf(disk_bytes, disk_total)}
          reason={isHeard && disk_bytes === null ? NOT_TOLD : undefined}
        />
        <FigureRow
          label="Network in"
          value={rateText(server.network_in)}
          series={server.network_in_series}
          reason={isHeard && server.network_in === null ? NOT_TOLD : undefined}
        />
        <FigureRow
          label="Network out"
          value={rateText(server.network_out)}
          series={server.network_out_series}
          reason={isHeard && server.network_out === null ? NOT_TOLD : undefined}
        />
        <FigureRow
          label="Active connections"
          value={connections.toLocaleString('en-US')}
          series={server.connections_series}
        />
      </dl>
    </Panel>
  );
}

export function DatabasePanel({ database }: { database: Monitoring['database'] }) {
  const {
    pool_used,
    pool_max,
    size_bytes,
    disk_total,
    slow_queries,
    slowest,
    cache_hits,
    not_available: missing,
  } = database;
  return (
    <Panel aria-labelledby="database" className="px-5 py-4">
      <div className="flex items-baseline justify-between border-line border-b pb-3">
        <h3 id="database" className="font-semibold text-14">
          Database Performance
        </h3>
        <Tag tone={slow_queries > MANY_SLOW ? 'warn' : 'idle'}>
          {`${slow_queries} slow ${slow_queries === 1 ? 'query' : 'queries'}`}
        </Tag>
      </div>
      <dl>
        <FigureRow
          label="Connection pool"
          value={pool_used === null || pool_max === null ? DASH : `${pool_used} of ${pool_max}`}
          share={shareOf(pool_used, pool_max)}
        />
        <FigureRow
          label="Storage"
          value={usedText(size_bytes, disk_total)}
          share={shareOf(size_bytes, disk_total)}
          reason={missing.size_bytes}
        />
        <FigureRow label="Average query time" value={msText(database.query_ms)} series={database.query_series} />
        <FigureRow label="Active queries" value={database.active_queries ?? DASH} reason={missing.active_queries} />
        <FigureRow
          label="Slowest"
          value={
            slowest ? (
              <>
                <code className="block truncate font-normal text-12 text-ink-soft" title={slowest.query}>
                  {slowest.query}
                </code>
                {msText(slowest.ms)}
              </>
            ) : (
              DASH
            )
          }
          reason={missing.slowest}
        />
        <FigureRow label="Cache hits" value={percentText(cache_hits, 1)} reason={missing.cache_hits} />
      </dl>
    </Panel>
  );
}
