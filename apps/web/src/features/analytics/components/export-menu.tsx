import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, Image as Picture } from 'lucide-react';
import type { RefObject } from 'react';
import { messageOf } from '#lib/api.ts';
import { downloadCsv } from '#lib/download-csv.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { saveCharts } from '../rules/save-charts.ts';

interface ExportMenuProps {
  range: AnalyticsRange;
  /** What contains the charts. */
  charts: RefObject<HTMLElement | null>;
}

export function ExportMenu({ range, charts }: ExportMenuProps) {
  const exporting = useMutation({
    mutationFn: () => downloadCsv('/admin/analytics/export', { range }, `system_analytics_${range}.csv`),
    onSuccess: () => toastSuccess('Export Successful'),
    onError: (error) => toastError('Export Failed', messageOf(error, 'Failed to export the figures.')),
  });
  const draw = () => {
    if (!charts.current) return;
    saveCharts(charts.current, `system_analytics_${range}.png`).then(
      () => toastSuccess('Export Successful'),
      () => toastError('Export Failed', 'The charts could not be drawn. Choose the chart instead of the table.'),
    );
  };
  return (
    <Menu
      trigger={
        <Button size="toolbar" icon={Download} busyText={exporting.isPending && 'Exporting...'}>
          Export
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} onSelect={() => exporting.mutate()}>
        All figures as CSV
      </MenuItem>
      <MenuItem icon={Picture} onSelect={draw}>
        Charts as PNG
      </MenuItem>
    </Menu>
  );
}
