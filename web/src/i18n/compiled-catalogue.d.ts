declare module '*.json?compiled' {
  import type { Messages } from '@lingui/core';

  /** All compiled texts in one language; see `web/message-compiler-plugin.ts`. */
  export const messages: Messages;
}

declare module '*.json?compiled=frame' {
  import type { Messages } from '@lingui/core';

  /** The compiled texts of the layout and of the page /about. */
  export const messages: Messages;
}

declare module '*.json?compiled=main' {
  import type { Messages } from '@lingui/core';

  /** The compiled texts of the layout, of the page /about and of most other pages. */
  export const messages: Messages;
}

declare module '*.json?compiled=extra' {
  import type { Messages } from '@lingui/core';

  /** The compiled texts of rarely opened pages and dialogs. */
  export const messages: Messages;
}

declare module '*.json?compiled=import' {
  import type { Messages } from '@lingui/core';

  /** The compiled texts of the page that imports items. */
  export const messages: Messages;
}
