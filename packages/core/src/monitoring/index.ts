export { type ProcessReporting, reportProcess } from './reports/report-process.ts';
