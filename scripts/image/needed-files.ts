/** Of ourselves, what runs in an image: files and folders from the repository's root, without tests. */
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

const ofDevelopment =
  /^(?:\..*|__tests__|bench|benchmarks?|docs|e2e|examples?|node_modules|tests?)$|\.(?:cc|gypi?|h|map|markdown|md|[cm]?ts)$/i;
const license = /^(?:copying|licen[cs]e|notice)/i;

/** Packages that come twice, and which of their files are the ones for `require`, by which nothing here asks for them. */
export const unusedTwins: Readonly<Record<string, RegExp>> = {
  '@opentelemetry/sdk-metrics': /\.cjs$/,
  '@opentelemetry/semantic-conventions': /\.cjs$/,
  kysely: /^dist\/cjs$/,
  nodemailer: /^dist\/cjs$/,
  valibot: /\.cjs$/,
  zod: /\.cjs$/,
};

/**
 * Whether a file or folder of an installed package, by its path in there, is of use to who runs it. What its authors test,
 * document and type is a third of all; licences stay.
 */
export function isNeededFile(name: string, path: string): boolean {
  const [first = '', ...rest] = path.split('/');
  const last = rest.at(-1) ?? first;
  if (license.test(last)) return true;
  if (unusedTwins[name]?.test(path)) return false;
  return !ofDevelopment.test(first) && !ofDevelopment.test(last.includes('.') ? last : '');
}
