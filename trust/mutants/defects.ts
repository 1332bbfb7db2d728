import { claims } from './claims.ts';
import type { Defect } from './defect.ts';
import { doors } from './doors.ts';
import { sight } from './sight.ts';

/** Everything that `npm run test:mutants` does wrong, one at a time. */
export const defects: readonly Defect[] = [...sight, ...claims, ...doors];
