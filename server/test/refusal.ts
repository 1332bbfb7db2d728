import type { TestApp } from './app.ts';
import { contentsOf } from './contents.ts';
import type { Reply } from './person.ts';

/** A refusal as a person meets it. */
export interface Refusal {
  status: number;
  sentence: string;
}

/** One sentence of plain text that a toast can show: no markup, no stack, no statement, no path. */
function sentenceOf({ headers, text }: Reply): string {
  const isPlain = headers.get('content-type') === 'text/plain; charset=utf-8';
  const isSentence =
    /^[A-Z“][^\n<>]{3,300}$/.test(text) && !/\b(?:select|insert|update|\w+Error|node:|at \/)\b/.test(text);
  if (!isPlain || !isSentence) throw new Error(`No sentence: ${headers.get('content-type')} ${text.slice(0, 500)}`);
  return text;
}

/** Makes a call that must be refused and must write nothing; throws when it is not, or does. */
export async function refusalOf(app: TestApp, call: () => Promise<Reply>): Promise<Refusal> {
  const before = await contentsOf(app);
  const reply = await call();
  if (reply.status < 400) throw new Error(`It was taken: ${reply.status} ${reply.text}`);
  if ((await contentsOf(app)) !== before) throw new Error(`It was refused and wrote all the same: ${reply.text}`);
  return { status: reply.status, sentence: sentenceOf(reply) };
}
