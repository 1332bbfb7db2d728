import { cleanup, configure } from '@testing-library/react';
import { messages } from '@wishwell/text/en.json?compiled';
import { afterEach } from 'vitest';
import { i18n } from './src/i18n/i18n.ts';
import { registerPageIcons } from './src/ui/icons/page-icons.ts';
import { loadToastStack } from './src/ui/Toast.tsx';

// Tests wait longer for elements than the default of one second, because elements appear late on a slow
// machine.
configure({ asyncUtilTimeout: 10_000 });

// Adds an empty `showPopover` function, because happy-dom does not implement popovers.
HTMLElement.prototype.showPopover ??= () => undefined;

registerPageIcons();
i18n.loadAndActivate({ locale: 'en', messages });
await loadToastStack();

afterEach(() => {
  cleanup();
  getSelection()?.removeAllRanges();
});
