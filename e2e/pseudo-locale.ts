import type { Page } from '@playwright/test';

const plain = 'aeiouycnszAEIOUCNSZ';
const marked = 'áéíóúýçñšžÁÉÍÓÚÇÑŠŽ';

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => marked.charAt(plain.indexOf(letter)) || letter);

/** A compiled message is a list of texts and of `[name, format?, options?]`, whose options may hold messages again. */
function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return accented(message);
  return Array.isArray(message) ? message.map((token: unknown) => pseudoToken(token)) : message;
}

function pseudoToken(token: unknown): unknown {
  if (typeof token === 'string') return accented(token);
  if (!Array.isArray(token)) return token;
  const parts: readonly unknown[] = token;
  const [name, format, options] = parts;
  if (typeof options !== 'object' || options === null) return [name, format];
  const choices = Object.entries(options).map(([choice, value]): [string, unknown] => [choice, pseudo(value)]);
  return [name, format, Object.fromEntries(choices)];
}

/** The texts of a chunk, accented, under the name it exports them by. */
async function pseudoChunk(code: string): Promise<string> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  const [[name, messages] = ['messages', {}]] = Object.entries(module);
  const texts = Object.entries(messages).map(([id, message]) => [id, pseudo(message)]);
  return `const texts = ${JSON.stringify(Object.fromEntries(texts))}; export { texts as ${name} };`;
}

/**
 * Lets the page speak a language that does not exist, from right to left: English with accents, so that whatever was
 * forgotten shows, in a mirrored layout. Pages begin with the shell, because the server speaks English.
 */
export async function speakBackwards(page: Page): Promise<void> {
  await page.route(/\/assets\/en\.json\.\w+-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await pseudoChunk(await response.text()) });
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
