import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compiledText } from './compiled-text.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledText(), react()],
  build: {
    // One sheet, linked in the document: a lazy page never shows before its rules.
    cssCodeSplit: false,
    // The content security policy lets no font or style come from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } } },
  },
});
