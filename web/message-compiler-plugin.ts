import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const importPattern = /^(?<file>.*)\?compiled(?:=(?<part>\w+))?$/;
const moduleIdPrefix = '\0compiled-text:';
// The module id ends in `.js`. If it ended in `.json`, Vite's JSON plugin would also process the module.
const moduleIdPattern = /^\0compiled-text:(?<file>.*\.json)\.(?<part>\w+)\.js$/;

const TextCatalogueSchema = v.record(v.string(), v.string());

/** Matches message ids that only the server or the build uses. Browsers never load these texts. */
const serverOnlyMessageIds =
  /^(?:error\.(?!notFound$|unauthenticated$|inactive$|tooManyRequests$)|field\.|mail\.|meta\.|preview\.)/;
/** Matches message ids of the layout and of /about, the page that a new visitor sees first. */
const frameMessageIdPattern = /^(?:app|nav|mode|footer|language|page|about|tech[A-Z]\w*)\.|^ui\.retry$/;

/**
 * Matches message ids of rarely opened pages and dialogs. Browsers load these texts together with the code of
 * such a page.
 */
const extraMessageIdPattern = /^(?:sharing|invitation|shareTarget|bookmark|select|gifts)\./;
/** Matches message ids of the page that imports items. */
const importMessageIdPattern = /^import\./;

export const isMessageSentToBrowser = (id: string): boolean => !serverOnlyMessageIds.test(id);

/**
 * Filters that divide the messages of a language into parts. Browsers first load `frame` (layout and /about)
 * or `main` (most pages), and `extra` or `import` when a page needs it. The server and the tests use `all`.
 */
const messageIdFiltersByPart: Readonly<Record<string, (id: string) => boolean>> = {
  all: () => true,
  frame: (id) => frameMessageIdPattern.test(id),
  main: (id) => isMessageSentToBrowser(id) && !extraMessageIdPattern.test(id) && !importMessageIdPattern.test(id),
  extra: (id) => isMessageSentToBrowser(id) && extraMessageIdPattern.test(id),
  import: (id) => importMessageIdPattern.test(id),
};

const readCatalogue = async (file: string): Promise<Record<string, string>> =>
  v.parse(TextCatalogueSchema, JSON.parse(await readFile(file, 'utf8')));

/**
 * Returns the source of a module with the compiled ICU messages of one language. A missing translation is
 * replaced by the English text.
 */
async function compileMessagesModule(file: string, includesMessage: (id: string) => boolean): Promise<string> {
  const english = await readCatalogue(join(dirname(file), 'en.json'));
  const texts = Object.entries({ ...english, ...(await readCatalogue(file)) }).filter(([id]) => includesMessage(id));
  const messages = Object.fromEntries(texts.map(([id, text]) => [id, compileMessageOrThrow(text)]));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/**
 * Vite plugin for `import { messages } from '@wishwell/text/en.json?compiled'`. A suffix such as
 * `?compiled=main` selects one part of the texts.
 */
export function createMessageCompilerPlugin(): Plugin {
  return {
    name: 'compiled-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      const { file, part = 'all' } = importPattern.exec(source)?.groups ?? {};
      if (file === undefined) return null;
      const found = await this.resolve(file, importer);
      return found && `${moduleIdPrefix}${found.id}.${part}.js`;
    },
    async load(id) {
      const { file, part = '' } = moduleIdPattern.exec(id)?.groups ?? {};
      const includesMessage = messageIdFiltersByPart[part];
      if (file === undefined || !includesMessage) return null;
      this.addWatchFile(file);
      return compileMessagesModule(file, includesMessage);
    },
  };
}
