import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './checks/tool.ts';
import { makeBom } from './sbom/make-bom.ts';

const { values } = parseArgs({
  options: { output: { type: 'string', short: 'o', default: join(root, 'wishwell.cdx.json') } },
});

const { bom, count } = await makeBom();
await writeFile(values.output, bom);
console.log(`${count} components: ${values.output}`);
