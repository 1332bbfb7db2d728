import { reportChecks } from './checks/checks.ts';

if ((await reportChecks()).length > 0) process.exitCode = 1;
else console.log('Every check passes.');
