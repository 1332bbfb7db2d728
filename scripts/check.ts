import { runAndReportChecks } from './checks/checks.ts';

if ((await runAndReportChecks()).length > 0) process.exitCode = 1;
else console.log('Every check passes.');
