import { cleanup } from '@testing-library/react';
import { messages } from '@wishwell/text/en.json?compiled';
import { afterEach } from 'vitest';
import { registerPageIcons } from './src/ui/icons/page-icons.ts';
import { i18n } from './src/i18n/i18n.ts';
import { loadToastStack } from './src/ui/Toast.tsx';

registerPageIcons();
i18n.loadAndActivate({ locale: 'en', messages });
await loadToastStack();

afterEach(cleanup);
