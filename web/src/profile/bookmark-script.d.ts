declare module '*.ts?bookmark' {
  /**
   * The minified code of the only function that the module exports. The bookmark runs this code (see
   * `web/bookmark-script-plugin.ts`).
   */
  export const script: string;
}
