import type { AbuseGroup } from './abuse-case.ts';
import { addressCases } from './addresses.ts';
import { configurationCases } from './configuration.ts';
import { flowCases } from './flows.ts';
import { functionCases } from './functions.ts';
import { inventoryCases } from './inventory.ts';
import { issuerCases } from './issuers.ts';
import { objectCases } from './objects.ts';
import { propertyCases } from './properties.ts';
import { resourceCases } from './resources.ts';
import { textCases } from './texts.ts';
import { tokenCases } from './tokens.ts';

/** Every abuse case, by risk. */
export const abuseGroups: readonly AbuseGroup[] = [
  { risk: 1, name: 'Broken Object Level Authorization', cases: objectCases },
  { risk: 2, name: 'Broken Authentication', cases: tokenCases },
  { risk: 3, name: 'Broken Object Property Level Authorization', cases: propertyCases },
  { risk: 4, name: 'Unrestricted Resource Consumption', cases: resourceCases },
  { risk: 5, name: 'Broken Function Level Authorization', cases: functionCases },
  { risk: 6, name: 'Unrestricted Access to Sensitive Business Flows', cases: flowCases },
  { risk: 7, name: 'Server Side Request Forgery', cases: addressCases },
  { risk: 8, name: 'Security Misconfiguration', cases: [...configurationCases, ...textCases] },
  { risk: 9, name: 'Improper Inventory Management', cases: inventoryCases },
  { risk: 10, name: 'Unsafe Consumption of APIs', cases: issuerCases },
];
