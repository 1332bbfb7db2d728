declare module '*.ts?bookmark' {
  /**
   * The minified code of the function that the imported module exports. The browser bookmark runs this code
   * (see `web/bookmark-script-plugin.ts`).
   */
  export const bookmarkScript: string;
}
