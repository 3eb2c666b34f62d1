import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { lookAfterInstallation, reportProcess } from '@herald/core/monitoring';
import { aToken, testAdmin } from '@herald/core/testing';
import { expect, inject, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

interface Dashboard {
  panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
}

interface Query {
  panel: string;
  metrics: string[];
  labels: string[];
}

/** Prometheus makes this one of a histogram itself. */
const OF_HISTOGRAMS = 'le';

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found);

async function readQueries(): Promise<Query[]> {
  const text = await readFile(new URL('../../../../docs/grafana-dashboard.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(text) as Dashboard;
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => {
      const grouped = all(/\bby \(([^)]+)\)/g, expr).flatMap((names) => names.split(/,\s*/));
      const matched = all(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)/g, expr);
      const shown = all(/\{\{(\w+)\}\}/g, legendFormat);
      const labels = new Set([...grouped, ...matched, ...shown]);
      labels.delete(OF_HISTOGRAMS);
      return { panel: title, metrics: all(/\b([a-z]+_[a-z_]*[a-z])\b(?!\s*[(=])/g, expr), labels: [...labels] };
    }),
  );
}

it('every query of the dashboard names metrics and labels that /metrics has', async () => {
  const api = await createTestApi(inject('databaseServerUrl'));
  const reporting = await reportProcess(api.core, {
    ...{ role: 'api', host: 'one', version: '1', folder: tmpdir(), filmSlots: 0 },
    ...{ work: () => [], away: () => [], connections: async () => 1 },
  });
  await lookAfterInstallation(api.core, 0);
  // An API that was never heard for a minute has no uptime yet, and the first minute of an hour is none.
  await api.core.db.pool.query(
    `update process_hours set at = at - interval '1 hour', minutes_heard = repeat('1', 60)::bit(60)`,
  );
  await api.ask('GET /health');
  const authorization = `Bearer ${await aToken(api.core, testAdmin)}`;
  const samples = (await api.app.inject({ url: '/metrics', headers: { authorization } })).body.split('\n');
  const problems = (await readQueries()).flatMap(({ panel, metrics, labels }) => {
    if (metrics.length === 0) return [`${panel}: no metric was found in its query`];
    return metrics.flatMap((metric) => {
      const sample = samples.find((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
      if (!sample) return [`${panel}: ${metric} is not exported`];
      return labels
        .filter((label) => !sample.includes(`${label}="`))
        .map((label) => `${panel}: ${metric} has no ${label}`);
    });
  });
  expect(problems).toEqual([]);
  await reporting.stop();
  await api.close();
});
