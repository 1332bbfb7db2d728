import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { GiftStageProgress } from '../gifts/GiftStageProgress.tsx';
import { i18n } from '../i18n/i18n.ts';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { PageHeading } from './PageHeading.tsx';

/** Replaces every text node by an element with other text, as a browser's translator does. */
function translateTexts(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const translated = document.createElement('font');
    translated.textContent = `<${node.nodeValue}>`;
    node.parentNode?.replaceChild(translated, node);
  }
}

const renderField = (error: string | undefined): ReactNode => (
  <Field label="Price" error={error}>
    {(control) => <input {...control} />}
  </Field>
);

test.each<[name: string, before: ReactNode, after: ReactNode, textAfter: string]>([
  [
    'a badge',
    <Badge tone="quiet" icon="check" children="Available" />,
    <Badge tone="leaf" icon="check" children="Claimed" />,
    'Claimed',
  ],
  ['a button with an icon', <Button icon="check">Accept</Button>, <Button icon="check">Unfriend</Button>, 'Unfriend'],
  ['the stage of a gift', <GiftStageProgress stage="promised" />, <GiftStageProgress stage="wrapped" />, 'Wrapped'],
  [
    'a heading with a count',
    <PageHeading title="Friends" count={2} />,
    <PageHeading title="People" count={3} />,
    'People 3',
  ],
  ['the error of a field', renderField('Invalid price'), renderField('Too many digits'), '<Price>Too many digits'],
])('%s shows a new text although a translator has replaced the old text', (_name, before, after, textAfter) => {
  const wrap = (children: ReactNode): ReactNode => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  const { container, rerender } = render(wrap(before));
  translateTexts(container);
  rerender(wrap(after));
  expect(container.textContent).toBe(textAfter);
});
