import type { Page } from '@playwright/test';

const plainLetters = 'aeiouycnszAEIOUCNSZ';
const accentedLetters = 'áéíóúýçñšžÁÉÍÓÚÇÑŠŽ';

const addAccents = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accentedLetters.charAt(plainLetters.indexOf(letter)) || letter);

/**
 * Returns a compiled message with accented texts. A compiled message is an array of texts and of placeholders
 * `[name, format?, options?]`. Options may contain nested messages.
 */
function addAccentsToMessage(message: unknown): unknown {
  if (typeof message === 'string') return addAccents(message);
  return Array.isArray(message) ? message.map((token: unknown) => addAccentsToMessagePart(token)) : message;
}

function addAccentsToMessagePart(token: unknown): unknown {
  if (typeof token === 'string') return addAccents(token);
  if (!Array.isArray(token)) return token;
  const parts: readonly unknown[] = token;
  const [name, format, options] = parts;
  if (typeof options !== 'object' || options === null) return [name, format];
  const choices = Object.entries(options).map(([choice, value]): [string, unknown] => [
    choice,
    addAccentsToMessage(value),
  ]);
  return [name, format, Object.fromEntries(choices)];
}

/** Returns the code of the script chunk of a text catalogue, with accented texts and the same export name. */
async function createAccentedCatalogueChunk(code: string): Promise<string> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  const [[name, messages] = ['messages', {}]] = Object.entries(module);
  const texts = Object.entries(messages).map(([id, message]) => [id, addAccentsToMessage(message)]);
  return `const texts = ${JSON.stringify(Object.fromEntries(texts))}; export { texts as ${name} };`;
}

/**
 * Switches the page to a pseudo-locale: accented English, right to left. It reveals texts that nobody has
 * translated, and layout errors. Serves only the app shell, because server-rendered pages would be in
 * English.
 */
export async function switchToPseudoLocale(page: Page): Promise<void> {
  await page.route(/\/assets\/en\.json\.\w+-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await createAccentedCatalogueChunk(await response.text()) });
  });
  await page.route(
    (url) => !/^\/(?:api|assets|fonts)\/|\./.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ url: new URL('/app-shell', route.request().url()).href });
      const body = (await response.text()).replace('dir="ltr"', 'dir="rtl"');
      await route.fulfill({ response, body });
    },
  );
}
