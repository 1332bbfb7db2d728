declare module '*.json?compiled' {
  import type { Messages } from '@lingui/core';

  /** A catalogue of `text/`, its ICU texts compiled at build: see `web/compiled-text.ts`. */
  export const messages: Messages;
}

declare module '*.json?compiled=frame' {
  import type { Messages } from '@lingui/core';

  /** What stands around every page, and /about. */
  export const messages: Messages;
}

declare module '*.json?compiled=whole' {
  import type { Messages } from '@lingui/core';

  /** All that a browser ever says. */
  export const messages: Messages;
}
