import type { AbuseGroup } from './abuse-case.ts';
import { configurationCases } from './configuration.ts';
import { flowCases } from './flows.ts';
import { functionCases } from './functions.ts';
import { inventoryCases } from './inventory.ts';
import { issuerCases } from './issuers.ts';
import { objectCases } from './objects.ts';
import { propertyCases } from './properties.ts';
import { resourceExhaustionCases } from './resources.ts';
import { sharedFlowCases, sharedObjectCases } from './sharing.ts';
import { textCases } from './texts.ts';
import { tokenCases } from './tokens.ts';
import { urlCases } from './urls.ts';

export const abuseGroups: readonly AbuseGroup[] = [
  { risk: 1, name: 'Broken Object Level Authorization', cases: [...objectCases, ...sharedObjectCases] },
  { risk: 2, name: 'Broken Authentication', cases: tokenCases },
  { risk: 3, name: 'Broken Object Property Level Authorization', cases: propertyCases },
  { risk: 4, name: 'Unrestricted Resource Consumption', cases: resourceExhaustionCases },
  { risk: 5, name: 'Broken Function Level Authorization', cases: functionCases },
  { risk: 6, name: 'Unrestricted Access to Sensitive Business Flows', cases: [...flowCases, ...sharedFlowCases] },
  { risk: 7, name: 'Server Side Request Forgery', cases: urlCases },
  { risk: 8, name: 'Security Misconfiguration', cases: [...configurationCases, ...textCases] },
  { risk: 9, name: 'Improper Inventory Management', cases: inventoryCases },
  { risk: 10, name: 'Unsafe Consumption of APIs', cases: issuerCases },
];
