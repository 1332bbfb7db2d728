import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { PageHeading } from './PageHeading.tsx';
import { renderUi } from './render-ui.testing.tsx';

/** Replaces every text node by an element with another text, as browsers do when they translate a page. */
function translateTexts(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const translated = document.createElement('b');
    translated.textContent = `<${node.nodeValue}>`;
    node.parentNode?.replaceChild(translated, node);
  }
}

test.each<[name: string, show: (text: string) => ReactNode]>([
  [
    'a badge',
    (text) => (
      <Badge tone="quiet" icon="check">
        {text}
      </Badge>
    ),
  ],
  ['a button with an icon', (text) => <Button icon="check">{text}</Button>],
  ['a heading with a count', (text) => <PageHeading title={text} count={2} />],
  [
    'the error of a field',
    (text) => (
      <Field label="Price" error={text}>
        {(control) => <input {...control} />}
      </Field>
    ),
  ],
])('%s shows a new text although a translator has replaced the old text', (_name, show) => {
  const { container, rerender } = renderUi(show('Available'));
  translateTexts(container);
  expect(container.textContent).toContain('<Available>');
  rerender(show('Claimed'));
  expect(container.textContent).toContain('Claimed');
  expect(container.textContent).not.toContain('Available');
});
