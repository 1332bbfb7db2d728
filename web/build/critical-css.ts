interface Rule {
  /** A selector list, or an at-rule with its condition. */
  prelude: string;
  /** Between the braces; undefined for a statement such as `@import`. */
  body: string | undefined;
}

/** Splits a sheet into its outermost rules. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (const { 0: mark, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[^]*?\*\/|[{};]/g)) {
    if (mark === '{') {
      if (depth === 0) open = index;
      depth += 1;
    }
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    const isBlock = mark === '}';
    const prelude = css.slice(start, isBlock ? open : index).trim();
    rules.push({ prelude, body: isBlock ? css.slice(open + 1, index) : undefined });
    start = index + 1;
  }
  return rules;
}

/** Whether one of the selectors asks for no class that is not in `present`. */
function matches(selectors: string, present: ReadonlySet<string>): boolean {
  const plain = selectors.replace(/:not\([^)]*\)/g, '').split(/,(?![^(]*\))/);
  return plain.some((selector) =>
    [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => present.has(name)),
  );
}

function keep({ prelude, body }: Rule, present: ReadonlySet<string>): string {
  if (body === undefined) return `${prelude};`;
  if (prelude.startsWith('@font-face')) return `${prelude}{${body}}`;
  if (!prelude.startsWith('@')) return matches(prelude, present) ? `${prelude}{${body}}` : '';
  if (!/^@(?:media|supports|container|layer)\b/.test(prelude)) return '';
  const inner = rulesOf(body).map((rule) => keep(rule, present));
  return inner.some(Boolean) ? `${prelude}{${inner.join('')}}` : '';
}

/**
 * The part of a sheet that `html` needs for its first paint, in the same order: rules that ask for classes it has, or
 * for none. Animations are left to the whole sheet.
 */
export function criticalCss(css: string, html: string): string {
  const present = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)),
  );
  return rulesOf(css)
    .map((rule) => keep(rule, present))
    .join('');
}
