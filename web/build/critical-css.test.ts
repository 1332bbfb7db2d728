import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const html = '<main class="page wide"><p class="story">Hello</p></main>';

test('rules without a class, and of classes that are there, stay in their order', () => {
  expect(criticalCss('p{margin:0}.page{color:red}.page .story,.gone{color:blue}', html)).toBe(
    'p{margin:0}.page{color:red}.page .story,.gone{color:blue}',
  );
});

test('rules of classes that are not there go', () => {
  expect(criticalCss('.gone{margin:0}.page.gone p{margin:1px}.page{margin:2px}', html)).toBe('.page{margin:2px}');
});

test('conditions stay around what stays, and go when nothing does', () => {
  expect(criticalCss('@media (width<9px){.gone{margin:0}.page{margin:1px}}@media print{.gone{margin:0}}', html)).toBe(
    '@media (width<9px){.page{margin:1px}}',
  );
});

test('braces in strings are no braces, faces stay and animations go', () => {
  const css = `@font-face{src:url("}.woff2")}@keyframes turn{to{rotate:1turn}}.page:after{content:"}"}`;
  expect(criticalCss(css, html)).toBe('@font-face{src:url("}.woff2")}.page:after{content:"}"}');
});

test('a class that must not be there is no reason to go', () => {
  expect(criticalCss('.page:not(.gone){margin:0}', html)).toBe('.page:not(.gone){margin:0}');
});
