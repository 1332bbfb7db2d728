import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const request = /^(?<file>.*)\?compiled(?:=(?<part>\w+))?$/;
const prefix = '\0compiled-text:';
// Vite's own JSON plugin goes by the ending.
const moduleId = /^\0compiled-text:(?<file>.*\.json)\.(?<part>\w+)\.js$/;

const Catalogue = v.record(v.string(), v.string());

/** What only the server or the build says, but for the refusals that the app knows of itself: none of it travels. */
const neverSent = /^(?:error\.(?!notFound$|unauthenticated$|inactive$|tooManyRequests$)|field\.|mail\.|meta\.)/;
/** What stands around every page, and the page that everybody sees first. */
const frame = /^(?:app|nav|mode|footer|language|page|about|tech[A-Z]\w*)\.|^ui\.retry$/;

/** Whether a browser ever gets this text. */
export const isSent = (id: string): boolean => !neverSent.test(id);

/** What of a catalogue is fetched: all of it only at build. */
const parts: Readonly<Record<string, (id: string) => boolean>> = {
  all: () => true,
  frame: (id) => frame.test(id),
  whole: isSent,
};

const readCatalogue = async (file: string): Promise<Record<string, string>> =>
  v.parse(Catalogue, JSON.parse(await readFile(file, 'utf8')));

/**
 * The module that a catalogue of ICU texts becomes: parsed here, so that no parser travels to the browser. What a
 * translation lacks is said in English.
 */
async function compiledModule(file: string, isWanted: (id: string) => boolean): Promise<string> {
  const english = await readCatalogue(join(dirname(file), 'en.json'));
  const texts = Object.entries({ ...english, ...(await readCatalogue(file)) }).filter(([id]) => isWanted(id));
  const messages = Object.fromEntries(texts.map(([id, text]) => [id, compileMessageOrThrow(text)]));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/**
 * Makes `import { messages } from '@wishwell/text/en.json?compiled'` work in the build, in development and in tests;
 * the app fetches `?compiled=frame` or `?compiled=whole`.
 */
export function compiledText(): Plugin {
  return {
    name: 'compiled-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      const { file, part = 'all' } = request.exec(source)?.groups ?? {};
      if (file === undefined) return null;
      const found = await this.resolve(file, importer);
      return found && `${prefix}${found.id}.${part}.js`;
    },
    async load(id) {
      const { file, part = '' } = moduleId.exec(id)?.groups ?? {};
      const isWanted = parts[part];
      if (file === undefined || !isWanted) return null;
      this.addWatchFile(file);
      return compiledModule(file, isWanted);
    },
  };
}
