/** Milliseconds after which an answer is old. */
const lifetime = 5_000;

/**
 * The answer to `GET address` that the document asked for beside the download of the script (`build/route-preloads.ts`),
 * once, soon, and only for the bearer it was asked with. Undefined where there is none, or where the server was not
 * reached.
 */
export async function takeAhead(address: string, token: string): Promise<Response | undefined> {
  const { wishwellAhead: ahead } = window;
  if (ahead?.token !== token || performance.now() > ahead.askedAt + lifetime) return undefined;
  const answer = ahead.answers[address];
  delete ahead.answers[address];
  return answer;
}
