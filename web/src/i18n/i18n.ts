import { i18n } from '@lingui/core';

export { i18n };
