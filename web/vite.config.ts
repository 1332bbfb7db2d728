import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createBookmarkScriptPlugin } from './bookmark-script-plugin.ts';
import { createBundleChunkGroups } from './build/chunk-groups.ts';
import { createMessageCompilerPlugin } from './message-compiler-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [createMessageCompilerPlugin(), createBookmarkScriptPlugin(), react()],
  build: {
    // Writes all styles into one file, which the document links. With several files, a page whose code loads
    // late could first appear without its styles.
    cssCodeSplit: false,
    // Embeds no file as a `data:` URL, because the Content Security Policy forbids such URLs for fonts and
    // styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Does not preload the entry script, because the document has already loaded it. Firefox reports an
      // error for such a preload.
      resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/index-')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: createBundleChunkGroups(import.meta.dirname) },
        // Shortens each hash by one character: the entry script lists about 60 file names, and hashes do not
        // compress. Rolldown refuses hashes of 6 characters for this number of files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
