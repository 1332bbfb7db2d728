import { reportChecks } from './checks/checks.ts';

const failedCheckCount = await reportChecks();
if (failedCheckCount > 0) process.exitCode = 1;
else console.log('Every check passes.');
