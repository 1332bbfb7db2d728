/**
 * Files and folders of the repository that the container image contains. Tests in these folders are left
 * out.
 */
export const productPaths: readonly string[] = [
  'package.json',
  'LICENSE',
  'text',
  'contract',
  'web/dist',
  'web/package.json',
  'server/package.json',
  'server/src',
  'server/migrations',
  'scripts/image/healthy.ts',
];

const developmentFiles =
  /^(?:\..*|__tests__|bench|benchmarks?|docs|e2e|examples?|node_modules|tests?)$|\.(?:cc|gypi?|h|map|markdown|md|[cm]?ts)$/i;
const licencePattern = /^(?:copying|licen[cs]e|notice)/i;

/**
 * CommonJS files by package. These packages contain an ES module build and a CommonJS build, and the server
 * uses only the ES modules. Each pattern matches the CommonJS files.
 */
export const unusedBuildPatterns: Readonly<Record<string, RegExp>> = {
  '@opentelemetry/sdk-metrics': /\.cjs$/,
  '@opentelemetry/semantic-conventions': /\.cjs$/,
  kysely: /^dist\/cjs$/,
  nodemailer: /^dist\/cjs$/,
  valibot: /\.cjs$/,
  zod: /\.cjs$/,
};

/**
 * Returns whether the container image needs a file or folder of the package `name`. The image needs licences,
 * but no tests, documentation and types, which are a third of all bytes.
 */
export function isNeededFile(name: string, path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  const last = rest.at(-1) ?? first;
  if (licencePattern.test(last)) return true;
  if (unusedBuildPatterns[name]?.test(path)) return false;
  return !developmentFiles.test(first) && !developmentFiles.test(last.includes('.') ? last : '');
}
