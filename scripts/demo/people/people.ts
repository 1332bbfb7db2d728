import { aiko } from './aiko.ts';
import { ines } from './ines.ts';
import { jonas } from './jonas.ts';
import { lucia } from './lucia.ts';
import { mara } from './mara.ts';
import { noor } from './noor.ts';
import type { DemoPerson } from './person.ts';
import { priya } from './priya.ts';
import { sam } from './sam.ts';
import { theo } from './theo.ts';
import { walter } from './walter.ts';

/** Everybody, in the order in which they found the product. */
export const people: readonly DemoPerson[] = [priya, mara, jonas, ines, theo, aiko, walter, sam, noor, lucia];
