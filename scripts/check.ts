import { reportChecks } from './checks/checks.ts';

const failed = await reportChecks();
if (failed > 0) process.exitCode = 1;
else console.log('Every check passes.');
