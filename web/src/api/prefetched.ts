/** Milliseconds after which an answer is old. */
const lifetime = 5_000;

/**
 * The answer to `GET url` that the document asked for beside the download of the script (`build/route-preloads.ts`),
 * once, soon, and only for the bearer it was asked with. Undefined where there is none, or where the server was not
 * reached.
 */
export async function takePrefetched(url: string, token: string): Promise<Response | undefined> {
  const { wishwellPrefetched: prefetched } = window;
  if (prefetched?.token !== token || performance.now() > prefetched.askedAt + lifetime) return undefined;
  const answer = prefetched.answers[url];
  delete prefetched.answers[url];
  return answer;
}
