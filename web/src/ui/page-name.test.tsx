import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { PageNameReceiver, usePageName } from './page-name.ts';

function NamedPage({ name }: { name: string | undefined }): ReactNode {
  usePageName(name);
  return null;
}

const wrap = (children: ReactNode): ReactNode => <I18nProvider i18n={i18n}>{children}</I18nProvider>;

test("the window's title begins with the name of the record, and is the former title after the page", () => {
  document.title = 'Wishlist · Wishwell';
  const { rerender } = render(wrap(<NamedPage name={undefined} />));
  expect(document.title).toBe('Wishlist · Wishwell');
  rerender(wrap(<NamedPage name="Winter birthday" />));
  expect(document.title).toBe('Winter birthday · Wishwell');
  rerender(wrap(<NamedPage name="عيد ميلاد" />));
  expect(document.title).toContain('عيد ميلاد');
  rerender(wrap(null));
  expect(document.title).toBe('Wishlist · Wishwell');
});

test('a rendered document receives the name of the record', () => {
  const received: string[] = [];
  render(
    wrap(
      <PageNameReceiver value={(name) => received.push(name)}>
        <NamedPage name="Winter birthday" />
      </PageNameReceiver>,
    ),
  );
  expect(received).toContain('Winter birthday');
});
